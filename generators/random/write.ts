import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Enumerant } from '#spec/grammar/types'
import { MakerError } from '../maker-error.ts'
import type { Instruction, Words } from '../module.ts'
import { minorOf } from '../signatures/operation.ts'
import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import { wordsOfString } from '../words/strings.ts'
import type { DeclaredType, Draft } from './draft.ts'
import type { World } from './world.ts'

function capabilityNamed(name: string): Enumerant {
  const row = enumerantByName('Capability', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no capability ${name}`)
  return row
}

function isIn({ minor }: World, { version }: Enumerant): boolean {
  return version !== null && minor >= minorOf(version)
}

/** True where the module's version or an extension has the capability; a `MakerError` when the grammar has none of that name. */
export function isAvailable({ world }: Draft, name: string): boolean {
  const row = capabilityNamed(name)
  return isIn(world, row) || row.extensions.length > 0
}

/** Declares a capability that is available, and the extension that its version asks for, unless another that has it is declared. */
export function declare({ world, capabilities, extensions }: Draft, name: string): void {
  const row = capabilityNamed(name)
  if (capabilities.has(row.value)) return
  capabilities.add(row.value)
  const [extension] = row.extensions
  const isThere = isIn(world, row) || row.extensions.some((name) => extensions.has(name))
  if (!isThere && extension !== undefined) extensions.add(extension)
}

const opDecorate = opcodeOf('OpDecorate')
const opDecorateId = opcodeOf('OpDecorateId')
const opMemberDecorate = opcodeOf('OpMemberDecorate')

/** Writes an instruction without a result into the open block. */
export function write({ body }: Draft, name: string, ...words: Words): void {
  body.push({ opcode: opcodeOf(name), words })
}

/** Puts an instruction with Result Type and result at the end of a list; the result. */
function object(
  draft: Draft,
  list: Instruction[],
  name: string,
  type: DeclaredType,
  operands: Words,
): number {
  const id = draft.bound++
  list.push({ opcode: opcodeOf(name), words: [type.id, id, ...operands] })
  return id
}

/** Writes an instruction with Result Type and result into the open block; the result, which is not in scope for others. */
export function make(draft: Draft, name: string, type: DeclaredType, ...operands: Words): number {
  return object(draft, draft.body, name, type, operands)
}

/** As `make`; the result is in scope from here on. */
export function compute(
  draft: Draft,
  name: string,
  type: DeclaredType,
  ...operands: Words
): number {
  const id = object(draft, draft.body, name, type, operands)
  draft.values.push({ id, type })
  return id
}

/** Declares something at module scope: all words after the first. */
export function declaration({ declarations }: Draft, name: string, ...words: Words): void {
  declarations.push({ opcode: opcodeOf(name), words })
}

/** Declares an object of a type at module scope; its id, which is not in scope for others. */
export function declareObject(
  draft: Draft,
  name: string,
  type: DeclaredType,
  ...operands: Words
): number {
  return object(draft, draft.declarations, name, type, operands)
}

/** Sets a decoration, with its operands, on an id. */
export function decorate(
  { annotations }: Draft,
  target: number,
  name: string,
  ...operands: Words
): void {
  const words = [target, enumerantOf('Decoration', name), ...operands]
  annotations.push({ opcode: opDecorate, words })
}

/** Sets a decoration whose operands are ids on an id. */
export function decorateWithIds(
  { annotations }: Draft,
  target: number,
  name: string,
  ...ids: Words
): void {
  const words = [target, enumerantOf('Decoration', name), ...ids]
  annotations.push({ opcode: opDecorateId, words })
}

/** Sets a decoration, with its operands, on a member of a structure type. */
export function decorateMember(
  { annotations }: Draft,
  type: number,
  member: number,
  name: string,
  ...operands: Words
): void {
  const words = [type, member, enumerantOf('Decoration', name), ...operands]
  annotations.push({ opcode: opMemberDecorate, words })
}

/** The id that a module has once under that key, made when it is first asked for. */
export function idOnce({ ids }: Draft, key: string, make: () => number): number {
  const known = ids.get(key)
  if (known !== undefined) return known
  const id = make()
  ids.set(key, id)
  return id
}

function textOnce(draft: Draft, list: Instruction[], name: string, text: string): number {
  return idOnce(draft, `${name} ${text}`, () => {
    const id = draft.bound++
    list.push(instructionOf(name, id, ...wordsOfString(text)))
    return id
  })
}

/** The id of an `OpString` with that text. */
export function stringOf(draft: Draft, text: string): number {
  return textOnce(draft, draft.sources, 'OpString', text)
}

/** The id of an import of that instruction set. */
export function importOf(draft: Draft, set: string): number {
  return textOnce(draft, draft.imports, 'OpExtInstImport', set)
}
