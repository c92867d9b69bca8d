import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction } from '../module.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import type { Type } from './type.ts'

const opDecorate = opcodeOf('OpDecorate')
const opMemberDecorate = opcodeOf('OpMemberDecorate')

/** An instruction by its name, with all words behind the first. */
export function instructionOf(name: string, ...words: readonly number[]): Instruction {
  return { opcode: opcodeOf(name), words }
}

/** Writes an instruction without a result into the open block. */
export function write({ body }: Draft, name: string, ...words: readonly number[]): void {
  body.push({ opcode: opcodeOf(name), words })
}

/** Puts an instruction with Result Type and result at the end of a list; the result. */
function object(
  draft: Draft,
  list: Instruction[],
  name: string,
  type: Type,
  operands: readonly number[],
): number {
  const id = draft.bound++
  list.push({ opcode: opcodeOf(name), words: [type.id, id, ...operands] })
  return id
}

/** Writes an instruction with Result Type and result into the open block; the result, which is not in scope for others. */
export function make(
  draft: Draft,
  name: string,
  type: Type,
  ...operands: readonly number[]
): number {
  return object(draft, draft.body, name, type, operands)
}

/** As `make`; the result is in scope from here on. */
export function compute(
  draft: Draft,
  name: string,
  type: Type,
  ...operands: readonly number[]
): number {
  const id = object(draft, draft.body, name, type, operands)
  draft.values.push({ id, type })
  return id
}

/** Declares something at module scope: all words behind the first. */
export function declaration(
  { declarations }: Draft,
  name: string,
  ...words: readonly number[]
): void {
  declarations.push({ opcode: opcodeOf(name), words })
}

/** Declares an object of a type at module scope; its id, which is not in scope for others. */
export function declareObject(
  draft: Draft,
  name: string,
  type: Type,
  ...operands: readonly number[]
): number {
  return object(draft, draft.declarations, name, type, operands)
}

/** Sets a decoration, with its operands, on an id. */
export function decorate(
  { annotations }: Draft,
  target: number,
  name: string,
  ...operands: readonly number[]
): void {
  const words = [target, enumerantOf('Decoration', name), ...operands]
  annotations.push({ opcode: opDecorate, words })
}

/** Sets a decoration, with its operands, on a member of a structure type. */
export function decorateMember(
  { annotations }: Draft,
  type: number,
  member: number,
  name: string,
  ...operands: readonly number[]
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
