import { decode } from '#reference/decode/decode'
import type { Instruction, Module } from '#reference/module'
import { groupBy } from '#runner/report/group-by'
import { environmentByName } from '#spec/environments'
import type { CaseWords } from './kill-matrix.ts'

const declaration = /^OpType|Constant|Variable|^OpUndef$/

/** Lines that name an id without a need of it; entry points list the variables that their functions access. */
const mentions = new Set(['OpName', 'OpMemberName', 'OpEntryPoint'])

/** A module as declarations outside of functions, and all else. */
interface DeclaringModule {
  readonly declarations: ReadonlyMap<number, Instruction>
  /** Ids that functions, annotations and modes name. */
  readonly named: readonly number[]
  readonly module: Module
}

function partsOf({ case: filed, words }: CaseWords): DeclaringModule | undefined {
  const environment = environmentByName(filed.environments[0] ?? '')
  if (environment === undefined || filed.phase === 'decode') return undefined
  const { module } = decode(words, environment)
  const declarations = new Map<number, Instruction>()
  const named: number[] = []
  let isInFunction = false
  for (const line of module.instructions) {
    isInFunction ||= line.name === 'OpFunction'
    if (!isInFunction && line.result !== 0 && declaration.test(line.name))
      declarations.set(line.result, line)
    else if (!mentions.has(line.name)) {
      named.push(line.resultType)
      module.eachId(line.index, (id) => named.push(id))
    }
  }
  return { declarations, named, module }
}

/** Ids of declarations that a module needs for its functions and annotations, or for some of its declarations. */
function neededIds({ declarations, named, module }: DeclaringModule, others: Iterable<number>) {
  const needed = new Set<number>()
  const pending = [...named, ...others]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const line = declarations.get(id)
    if (line === undefined || needed.has(id)) continue
    needed.add(id)
    pending.push(line.resultType)
    module.eachId(line.index, (other) => pending.push(other))
  }
  return needed
}

/** The words of a declaration, which are the same in a case and its control unless the case changes it. */
function wordsOf({ module }: DeclaringModule, line: Instruction): string {
  return module.words.subarray(line.word, line.word + line.wordCount).join()
}

/** The declarations of an invalid case, and those among them that only other cases with its control need. */
export interface IdleDeclarations {
  readonly case: string
  readonly count: number
  readonly idle: readonly number[]
}

function idleBeside(
  control: DeclaringModule,
  cases: readonly CaseWords[],
): readonly IdleDeclarations[] {
  const inControl = neededIds(control, [])
  const unneeded = [...control.declarations.keys()].filter((id) => !inControl.has(id))
  const read = cases.flatMap((entry) => {
    const parts = partsOf(entry)
    if (parts === undefined) return []
    const added = [...parts.declarations.keys()].filter((id) => !control.declarations.has(id))
    const changed = unneeded.filter((id) => {
      const [line, before] = [parts.declarations.get(id), control.declarations.get(id)]
      return line !== undefined && before && wordsOf(parts, line) !== wordsOf(control, before)
    })
    // What a way changes in a declaration is its fault; the other ways need that declaration no less.
    const usual = neededIds(parts, added)
    return [{ entry, parts, usual, needed: new Set([...usual, ...neededIds(parts, changed)]) }]
  })
  const somewhere = new Set(read.flatMap(({ usual }) => [...usual]))
  return read.map(({ entry, parts, needed }) => ({
    case: entry.case.id,
    count: parts.declarations.size,
    idle: unneeded.filter(
      (id) => somewhere.has(id) && !needed.has(id) && parts.declarations.has(id),
    ),
  }))
}

/** What invalid cases declare for other cases with the same control; the ids of a case are those of its control. */
export function idleDeclarations(cases: readonly CaseWords[]): readonly IdleDeclarations[] {
  const byId = new Map(cases.map((entry) => [entry.case.id, entry]))
  const groups = groupBy(
    cases.filter(({ case: filed, octets }) => filed.control && !octets),
    ({ case: filed }) => filed.control ?? '',
  )
  return [...groups].flatMap(([id, group]) => {
    const control = byId.get(id)
    const parts = control && partsOf(control)
    return parts === undefined ? [] : idleBeside(parts, group)
  })
}
