import { idsOf, lineOf, linesIn } from '../assembly/line.ts'
import { scan } from '../assembly/parsing.ts'
import { MakerError } from '../maker-error.ts'
import { readName } from '../signatures/stock.ts'
import { isMisnomer } from '../signatures/stock-line.ts'

/** Declarations of the stock that some texts name. */
export interface Stock {
  /** Those that lean on nothing of the module's own. */
  readonly before: readonly string[]
  /** Types and values in terms of types that the module declares itself, by name. */
  readonly after: ReadonlyMap<string, string>
  /** Decorations of both. */
  readonly annotations: readonly string[]
  /** Variables of the skeleton's function. */
  readonly variables: readonly string[]
  /** Capabilities that they need, each once. */
  readonly capabilities: readonly string[]
  /** Names of all of them. */
  readonly names: readonly string[]
}

/** Names of the ids in a text. */
export function namesIn(text: string): readonly string[] {
  return linesIn(text).flatMap((line) => idsOf(lineOf(line)).map((id) => id.slice(1)))
}

/** Names that refer to no definition: `nothing`, and numbers. */
const nothing = /^(?:nothing|\d+)$/

/** Names that must be defined: those outside of quoted strings, which may have several lines. */
function usedNames(texts: readonly string[]): ReadonlySet<string> {
  const used = texts.flatMap((text) =>
    scan(text).flatMap((token) => (token.text.startsWith('%') ? token.text.slice(1) : [])),
  )
  return new Set(used.filter((name) => !nothing.test(name)))
}

function undefinedName(name: string, who: string): MakerError {
  return new MakerError(
    'faulty-pair',
    `${who}: %${name} is neither defined in the module nor a name of the stock; %nothing is an id that nothing defines`,
    `%${name}`,
  )
}

/**
 * Lines of the stock that these texts name and do not define themselves, after the lines that they lean on.
 *
 * @param who names the pair in messages.
 * @throws {MakerError} when a name is neither defined there nor one of the stock.
 */
export function stockFor(texts: readonly string[], who: string): Stock {
  // The texts of a pair have most of their lines in common.
  const lines = new Set(texts.flatMap(linesIn))
  const declared = new Set<string>()
  const ownTypes = new Set<string>()
  for (const line of lines) {
    const { result, opcode } = lineOf(line)
    if (result === undefined) continue
    const name = result.slice(1)
    declared.add(name)
    if (opcode.startsWith('OpType')) ownTypes.add(name)
  }
  const before: string[] = []
  const after = new Map<string, string>()
  const annotations: string[] = []
  const variables: string[] = []
  const capabilities = new Set<string>()
  /** By name, whether it leans on something of the module's own; `undefined` where it is not of the stock. */
  const done = new Map<string, boolean | undefined>()
  function take(name: string): boolean | undefined {
    if (declared.has(name)) return true
    if (done.has(name)) return done.get(name)
    const found = readName(name, ownTypes)
    if (isMisnomer(found))
      throw new MakerError('faulty-pair', `${who}: %${name}: ${found.fault}`, `%${name}`)
    done.set(name, found && false)
    if (found === undefined) return undefined
    for (const annotation of found.annotations ?? []) namesIn(annotation).forEach(take)
    const leans = namesIn(found.line).map(take).includes(true)
    done.set(name, leans)
    const declaration = `%${name} = ${found.line}`
    if (leans && !found.isLocal) after.set(name, declaration)
    else (found.isLocal ? variables : before).push(declaration)
    annotations.push(...(found.annotations ?? []))
    for (const capability of found.capabilities) capabilities.add(capability)
    return leans
  }
  const unknown = [...lines]
    .flatMap((line) => namesIn(line))
    .filter((name) => take(name) === undefined)
  const used = unknown.length === 0 ? new Set<string>() : usedNames(texts)
  const missing = unknown.find((name) => used.has(name))
  if (missing !== undefined) throw undefinedName(missing, who)
  const names = [...done].flatMap(([name, leans]) => (leans === undefined ? [] : name))
  return { before, after, annotations, variables, names, capabilities: [...capabilities] }
}

/**
 * The stock of a text together with some that it shares a module with. Most ways name nothing that their control does not.
 *
 * @param shared the control first.
 * @param who names the pair in messages.
 */
export function stockBeside(shared: readonly string[], who: string): (text: string) => Stock {
  const inAll = stockFor(shared, who)
  const lines = new Set(shared.flatMap(linesIn))
  const inStock = new Set(inAll.names.map((name) => `%${name}`))
  const known = new Set([...shared.flatMap(namesIn), ...inAll.names])
  function isKnown(line: string): boolean {
    if (lines.has(line)) return true
    const { result = '', opcode } = lineOf(line)
    const isDeclaration = inStock.has(result) || opcode.startsWith('OpType')
    return !isDeclaration && namesIn(line).every((name) => known.has(name))
  }
  return (text) => (linesIn(text).every(isKnown) ? inAll : stockFor([...shared, text], who))
}
