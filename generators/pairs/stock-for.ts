import { stock } from './stock.ts'

function matches(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

/** Lines of the stock that these texts name and do not define themselves, with the lines that those lean on. */
export function stockFor(texts: readonly string[]): readonly string[] {
  const own = new Set(texts.flatMap((text) => matches(text, /^\s*%(\w+)\s*=/gm)))
  const wanted = new Set<string>()
  const pending = texts.flatMap((text) => matches(text, /%(\w+)/g))
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const line = stock[name]
    if (line === undefined || own.has(name) || wanted.has(name)) continue
    wanted.add(name)
    pending.push(...matches(line, /%(\w+)/g))
  }
  return Object.entries(stock).flatMap(([name, line]) =>
    wanted.has(name) ? [`%${name} = ${line}`] : [],
  )
}
