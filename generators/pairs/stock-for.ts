import { stockLine } from '../signatures/stock.ts'

/** Declarations of the stock that some texts name. */
export interface Stock {
  /** Those that lean on nothing of the module's own. */
  readonly before: readonly string[]
  /** Values of types that the module declares itself. */
  readonly after: readonly string[]
  /** Capabilities that they need, each once. */
  readonly capabilities: readonly string[]
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

/** Lines of the stock that these texts name and do not define themselves, after the lines that they lean on. */
export function stockFor(texts: readonly string[]): Stock {
  // The texts of a pair have most of their lines in common.
  const lines = new Set(texts.flatMap((text) => text.split('\n')))
  const own = new Set([...lines].flatMap((line) => /^\s*%(\w+)\s*=/.exec(line)?.[1] ?? []))
  const before: string[] = []
  const after: string[] = []
  const capabilities = new Set<string>()
  /** By name, whether it leans on something of the module's own; `undefined` where it is not of the stock. */
  const done = new Map<string, boolean | undefined>()
  function take(name: string): boolean | undefined {
    if (own.has(name)) return true
    if (done.has(name)) return done.get(name)
    const found = stockLine(name, own)
    done.set(name, found && false)
    if (found === undefined) return undefined
    const leans = matches(found.line, /%(\w+)/g)
      .map(take)
      .includes(true)
    done.set(name, leans)
    ;(leans ? after : before).push(`%${name} = ${found.line}`)
    for (const capability of found.capabilities) capabilities.add(capability)
    return leans
  }
  for (const line of lines) for (const name of matches(line, /%(\w+)/g)) take(name)
  return { before, after, capabilities: [...capabilities] }
}
