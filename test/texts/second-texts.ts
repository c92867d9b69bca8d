import { decode } from '#reference/decode/decode'
import type { Instruction, Module, Operand } from '#reference/module'
import { createValidator } from '#reference/validate'
import { limitsOf } from '#runner/limits/limits-of'
import { type Environment, environmentByName } from '#spec/environments'
import {
  enumerantByName,
  enumerantByValue,
  instructionByOpcode,
  operandKindByName,
} from '#spec/grammar/grammar'
import type { Availability } from '#spec/grammar/types'
import type { CaseWords } from './kill-matrix.ts'

/** The extensions that are built on another one: a tool knows both or neither. */
const foundations: Readonly<Record<string, readonly string[]>> = {
  SPV_KHR_untyped_pointers: ['SPV_EXT_descriptor_heap'],
}

/** A capability and all that it implies. */
function withImplied(name: string): readonly string[] {
  const row = enumerantByName('Capability', name)
  return [row?.name ?? name, ...(row?.capabilities ?? []).flatMap(withImplied)]
}

function declaredCapabilities(module: Module): readonly string[] {
  return module
    .all('OpCapability')
    .map((line) => enumerantByValue('Capability', line.valueAt(0) ?? -1)?.name ?? '')
}

/** Whether an extension that no core version has taken up provides a capability. */
function isOnlyOf(extension: string): (capability: string) => boolean {
  return (capability) => {
    const row = enumerantByName('Capability', capability)
    return row?.version === null && row.extensions.includes(extension)
  }
}

/** The grammar's rows that an operand names: those of each bit of a mask. */
function rowsOf({ kind, value }: Operand): readonly Availability[] {
  const category = operandKindByName(kind)?.category
  const values =
    category === 'ValueEnum'
      ? [value]
      : category === 'BitEnum'
        ? Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0).filter((bit) => value & bit)
        : []
  return values.flatMap((each) => enumerantByValue(kind, each) ?? [])
}

/** What a module has without one of its extensions. */
interface Remainder {
  readonly module: Module
  readonly extension: string
  readonly capabilities: ReadonlySet<string>
}

function isLeft(row: Availability, { module, extension, capabilities }: Remainder): boolean {
  return row.capabilities.length > 0
    ? row.capabilities.some((name) =>
        capabilities.has(enumerantByName('Capability', name)?.name ?? name),
      )
    : row.version !== null ||
        row.extensions.length === 0 ||
        row.extensions.some((name) => name !== extension && module.extensions.has(name))
}

/** Lengths of vectors that no extension is needed for; kernels have the long ones by a capability of core. */
const usualLengths = new Set([2, 3, 4, 8, 16])

/** Whether an instruction means something that only the capability of an extension allows, though the grammar does not say so. */
function isLongVector(line: Instruction, { capabilities }: Remainder): boolean {
  return (
    line.name === 'OpTypeVector' &&
    !usualLengths.has(line.valueAt(1) ?? 0) &&
    !capabilities.has('LongVectorEXT')
  )
}

function isDeclarationOf(line: Instruction, { module, extension }: Remainder): boolean {
  if (line.name === 'OpExtension') return module.string(line.word + 1) === extension
  if (line.name !== 'OpCapability') return false
  return isOnlyOf(extension)(enumerantByValue('Capability', line.valueAt(0) ?? -1)?.name ?? '')
}

/** The ordinals of the instructions that a module cannot have without the extension, and of all that use their results. */
function partOf(remainder: Remainder): ReadonlySet<number> {
  const { module } = remainder
  const part = new Set<number>()
  const results = new Set<number>()
  for (const line of module.instructions) {
    const row = instructionByOpcode(line.opcode)
    const rows = [...(row === undefined ? [] : [row]), ...line.operands.flatMap(rowsOf)]
    const isOf =
      line.name === 'OpCapability' || line.name === 'OpExtension'
        ? isDeclarationOf(line, remainder)
        : isLongVector(line, remainder) || rows.some((each) => !isLeft(each, remainder))
    if (isOf) part.add(line.index)
  }
  for (let before = -1; before !== part.size; ) {
    before = part.size
    for (const line of module.instructions) {
      if (part.has(line.index) && line.result !== 0) results.add(line.result)
      let uses = results.has(line.resultType)
      module.eachId(line.index, (id) => {
        uses ||= results.has(id)
      })
      if (uses && line.name !== 'OpEntryPoint') part.add(line.index)
    }
  }
  return part
}

/** A module without an extension. */
interface Stripped {
  readonly words: Uint32Array
  /** How many instructions are gone. */
  readonly gone: number
}

/** A module without an extension and everything that depends on it; interfaces lose the ids that are gone. */
function without(words: Uint32Array, extension: string, environment: Environment): Stripped {
  const { module } = decode(words, environment)
  const isOf = isOnlyOf(extension)
  const others = declaredCapabilities(module).filter((name) => !isOf(name))
  const remainder = { module, extension, capabilities: new Set(others.flatMap(withImplied)) }
  const part = partOf(remainder)
  const results = new Set<number>()
  for (const line of module.instructions) if (part.has(line.index)) results.add(line.result)
  const left = [...module.instructions].flatMap((line) => {
    if (part.has(line.index)) return []
    const all = [...module.words.subarray(line.word, line.word + line.wordCount)]
    if (line.name !== 'OpEntryPoint') return all
    const gone = new Set(
      line.operands.flatMap(({ kind, value, word }, index) =>
        index > 1 && kind === 'IdRef' && results.has(value) ? [word - line.word] : [],
      ),
    )
    const kept = all.filter((_, index) => !gone.has(index))
    return [((kept.length << 16) | line.opcode) >>> 0, ...kept.slice(1)]
  })
  return { words: Uint32Array.from([...module.words.subarray(0, 5), ...left]), gone: part.size }
}

/** Whether another capability of the module implies one of the extension, which so cannot be taken out. */
function isImplied(extension: string, module: Module): boolean {
  const isOf = isOnlyOf(extension)
  const others = declaredCapabilities(module).filter((name) => !isOf(name))
  return others.flatMap(withImplied).some(isOf)
}

/** An extension that an invalid case declares and that its fault does not need. */
export interface SecondText {
  readonly case: string
  readonly extension: string
}

/**
 * Finds the invalid cases whose fault is the same without one of their extensions: what the extension adds is taken out of the
 * case and of its control, and the judge blames the same rule alone in the one and accepts the other. A tool that does not know
 * the extension answers neither.
 */
export function secondTexts(cases: readonly CaseWords[]): readonly SecondText[] {
  const judge = createValidator()
  const open = createValidator({ open: true })
  const byId = new Map(cases.map((entry) => [entry.case.id, entry]))
  return cases.flatMap((entry) => {
    const { case: filed, words, octets } = entry
    const control = byId.get(filed.control ?? '')
    const environment = environmentByName(filed.environments[0] ?? '')
    if (control === undefined || octets || control.octets || environment === undefined) return []
    if (filed.phase === 'decode') return []
    const { module } = decode(words, environment)
    const text = filed.rule.slice(0, filed.rule.indexOf('/'))
    return [...module.extensions]
      .filter((name) => name !== text && declaredCapabilities(module).some(isOnlyOf(name)))
      .filter((name) => !(foundations[name] ?? []).some((built) => module.extensions.has(built)))
      .filter((extension) => {
        if (isImplied(extension, module)) return false
        const asked = filed.confidence === 'open' ? open : judge
        const broken = without(words, extension, environment)
        const sound = without(control.words, extension, environment)
        // Otherwise the instruction at fault is gone from one of them.
        if (broken.gone !== sound.gone) return false
        const verdict = asked(broken.words, environment, limitsOf(filed))
        if (verdict.kind !== 'invalid') return false
        if (!verdict.blames.every(({ rule }) => rule === filed.rule)) return false
        return asked(sound.words, environment, limitsOf(control.case)).kind === 'valid'
      })
      .map((extension) => ({ case: filed.id, extension }))
  })
}
