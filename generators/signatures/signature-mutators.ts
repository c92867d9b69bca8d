import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction as GrammarRow } from '#spec/grammar/types'
import { integerWords } from '../assembly/literals.ts'
import type { Mutator } from '../maker.ts'
import type { Instruction, Module } from '../module.ts'
import { insertInstructions, replaceInstruction } from '../mutate/changes.ts'
import { type Graft, graft } from '../mutate/graft.ts'
import { onceFor } from '../words/once-for.ts'
import { operandsOfRow } from '../words/operands-of.ts'
import { type Break, breaksOf, failures, summaryOf } from './breaks.ts'
import { declareShape, mayBeDeclared } from './declare-shape.ts'
import { type ModuleTypes, moduleTypes } from './module-types.ts'
import { enumerantIn, minorOf, operationNamed, slotNameOf } from './operation.ts'
import { type Content, type Contents, rulesOf, type Signature, type Slot } from './signature.ts'

const opSpecConstantOp = opcodeOf('OpSpecConstantOp')
const opExtInst = opcodeOf('OpExtInst')

/** An operation of a signature in a module. */
interface Found {
  readonly row: GrammarRow
  readonly isConstant: boolean
  /** Index of the word of the first operand. */
  readonly first: number
  readonly contents: Contents
}

/** The content of a word of an instruction in a slot; `undefined` if it cannot be determined. */
function contentOf(
  row: GrammarRow,
  slot: Slot,
  index: number,
  word: number,
  types: ModuleTypes,
): Content | undefined {
  if (slot.kind === 'enumerant') {
    const kind = operandsOfRow(row)[index]?.kind ?? ''
    const name = enumerantByValue(kind, word)?.name
    return name === undefined ? undefined : { kind: 'enumerant', name }
  }
  const shape = types.shapeOf(types.typeOf(word) ?? 0)
  if (shape === undefined) return undefined
  const value = types.valueOf(word)
  return { kind: 'type', shape, ...(value === undefined ? {} : { value }) }
}

function contentsOf(
  { result, operands }: Signature,
  row: GrammarRow,
  { words }: Instruction,
  first: number,
  types: ModuleTypes,
): Contents | undefined {
  const shape = result === undefined ? undefined : types.shapeOf(words[0] ?? 0)
  if (result !== undefined && shape === undefined) return undefined
  const contents: (Content | undefined)[] = [shape && { kind: 'type', shape }]
  for (const [index, slot] of operands.entries()) {
    if (slot.kind === 'literals') {
      contents.push({ kind: 'literals', numbers: words.slice(first + index) })
      return contents
    }
    const word = words[first + index]
    const content = word === undefined ? undefined : contentOf(row, slot, index, word, types)
    if (content === undefined && !(slot.optional === true && word === undefined)) return undefined
    contents.push(content)
  }
  return words.length <= first + operands.length ? contents : undefined
}

/** The operation of an instruction, by its number in the set of the signature or by its opcode. */
function numberOf(
  { set }: Signature,
  { opcode, words }: Instruction,
  types: ModuleTypes,
): number | undefined {
  if (set === undefined) return opcode === opSpecConstantOp ? words[2] : opcode
  return opcode === opExtInst && types.setOf(words[2] ?? 0) === set ? words[3] : undefined
}

/** The instruction as an operation of the signature, where it keeps all of its rules. */
function foundIn(
  signature: Signature,
  opcodes: ReadonlyMap<number, string>,
  instruction: Instruction,
  types: ModuleTypes,
): Found | undefined {
  const isConstant = instruction.opcode === opSpecConstantOp
  const operation = opcodes.get(numberOf(signature, instruction, types) ?? -1)
  if (operation === undefined || (isConstant && signature.constant === undefined)) return undefined
  const { set, result } = signature
  const first = isConstant ? 3 : set !== undefined ? 4 : result === undefined ? 0 : 2
  const row = operationNamed(operation, set)
  const contents = contentsOf(signature, row, instruction, first, types)
  if (contents === undefined || failures(signature, contents).length > 0) return undefined
  return { row, isConstant, first, contents }
}

/**
 * The words with other words from the first slot without an id on: literals and absent operands end the instruction.
 */
function replaceWords(
  words: number[],
  index: number,
  row: GrammarRow,
  slot: number,
  content: Content | undefined,
): void {
  if (content?.kind === 'enumerant') words[index] = enumerantIn(row, slot, content.name)
  else words.splice(index, words.length, ...(content?.kind === 'literals' ? content.numbers : []))
}

function addedValue(
  added: Graft,
  type: number,
  { shape, value }: Content & { kind: 'type' },
  isConstant: boolean,
): number {
  const width = 'width' in shape && shape.width === 64 ? 64 : 32
  const literal = integerWords(value?.number ?? 1, width, false)
  switch (value?.made) {
    case 'constant':
      return added.add('OpConstant', type, ...literal)
    case 'specialized':
      return shape.kind === 'bool'
        ? added.add('OpSpecConstantTrue', type)
        : added.add('OpSpecConstant', type, ...literal)
    default:
      return added.add(value?.made === 'null' || isConstant ? 'OpConstantNull' : 'OpUndef', type)
  }
}

/** The words of an instruction with other contents in some slots; `undefined` where they cannot be declared. */
function broken(module: Module, index: number, found: Found, fault: Break): Module | undefined {
  const instruction = module.instructions[index] as Instruction
  const added = graft(module, index)
  const words = [...instruction.words]
  const types = new Map<string, number>()
  const values = new Map<string, number>()
  for (const slot of fault.slots) {
    const place = slot === 'result' ? 0 : slot
    const content = fault.contents[place]
    const word = found.first + place - 1
    if (content?.kind !== 'type') {
      replaceWords(words, word, found.row, place, content)
      continue
    }
    const key = JSON.stringify(content.shape)
    const type = types.get(key) ?? declareShape(added, content.shape)
    if (type === undefined) return undefined
    types.set(key, type)
    if (slot === 'result') {
      words[0] = type
      continue
    }
    const made = JSON.stringify(content)
    const value = values.get(made) ?? addedValue(added, type, content, found.isConstant)
    values.set(made, value)
    words[word] = value
  }
  const { module: grown, shift } = added.done()
  const result = instruction.words[1] ?? 0
  const other = { ...instruction, words }
  if (!fault.slots.includes('result') || moduleTypes(module).isUnused(result)) {
    return replaceInstruction(grown, index + shift, other)
  }
  // Others use the result: they keep the old one, and a copy has the fault.
  const copy = { ...other, words: words.with(1, grown.bound) }
  return insertInstructions({ ...grown, bound: grown.bound + 1 }, index + shift, copy)
}

/** A fault that can be made in a module. */
interface FaultSite {
  readonly at: number
  readonly found: Found
  readonly fault: Break
}

/** 3.2.26 and 3.2.30: scope Device takes a capability of its own in the Vulkan memory model. */
function lacksScope(
  kind: string,
  { value }: Content & { kind: 'type' },
  types: ModuleTypes,
): boolean {
  const isDevice = kind === 'IdScope' && value?.number === enumerantByName('Scope', 'Device')?.value
  const { capabilities } = types
  return (
    isDevice &&
    capabilities.has('VulkanMemoryModel') &&
    !capabilities.has('VulkanMemoryModelDeviceScope')
  )
}

/** Whether the module may have the content beside what it has: its enumerant enabled, its type declared. */
function mayHave(
  row: GrammarRow,
  slot: number,
  content: Content | undefined,
  types: ModuleTypes,
): boolean {
  const { capabilities } = types
  const kind = operandsOfRow(row)[slot - 1]?.kind ?? ''
  if (content?.kind === 'type') {
    return mayBeDeclared(content.shape, capabilities) && !lacksScope(kind, content, types)
  }
  if (content?.kind !== 'enumerant') return true
  const needed = enumerantByName(kind, content.name)?.capabilities ?? []
  return needed.length === 0 || needed.some((name) => capabilities.has(name))
}

function mayHaveAll(row: GrammarRow, { slots, contents }: Break, types: ModuleTypes): boolean {
  return slots.every((slot) => {
    const place = slot === 'result' ? 0 : slot
    return mayHave(row, place, contents[place], types)
  })
}

function placesIn(
  signature: Signature,
  opcodes: ReadonlyMap<number, string>,
  module: Module,
): readonly FaultSite[] {
  const { since = 0, until = 6 } = signature
  const minor = minorOf(module.version)
  if (minor < since || minor > until) return []
  const types = moduleTypes(module)
  return module.instructions.flatMap((instruction, index) => {
    const found = foundIn(signature, opcodes, instruction, types)
    if (found === undefined) return []
    const seen = new Set<string>()
    return breaksOf(signature, found.contents).flatMap((fault): readonly FaultSite[] => {
      const key = `${fault.rule} ${fault.way}`
      if (seen.has(key) || !mayHaveAll(found.row, fault, types)) return []
      // Among declarations a type that is needed may be declared too late.
      if (found.isConstant && broken(module, index, found, fault) === undefined) return []
      seen.add(key)
      return [{ at: index, found, fault }]
    })
  })
}

function mutatorsOf(signature: Signature): readonly Mutator[] {
  const rows = signature.operations.map((name) => operationNamed(name, signature.set))
  const opcodes = new Map(rows.map((row) => [row.opcode, row.name]))
  const places = onceFor((module) => placesIn(signature, opcodes, module))
  return rulesOf(signature).map((rule) => ({
    name: `${signature.name}-of-${rule}`,
    rule,
    summary: `an operand or the result of ${signature.name.replaceAll('-', ' ')} breaks ${rule}`,
    sites: (module) =>
      places(module)
        .filter(({ fault }) => fault.rule === rule)
        .map(({ at: index, found, fault }) => ({
          at: index,
          variant: fault.way,
          summary: summaryOf(fault, found.row.name, slotNameOf(found.row)),
        })),
    apply(module, site) {
      const place = places(module).find(
        ({ at: index, fault }) =>
          index === site.at && fault.rule === rule && fault.way === site.variant,
      )
      return place === undefined
        ? module
        : (broken(module, place.at, place.found, place.fault) ?? module)
    },
  }))
}

/**
 * Mutators of any module, one for each rule of each signature: wherever the module has such an operation, each slot gets
 * what falls outside it in one dimension. Types and values that the module lacks are declared.
 */
export function signatureMutators(signatures: readonly Signature[]): readonly Mutator[] {
  return signatures.flatMap(mutatorsOf)
}
