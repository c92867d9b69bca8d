import { enumerant } from '../../core/shared/grammar.ts'
import { perModule } from '../../core/shared/surveys.ts'
import { heldStructure, heldType } from '../../core/shared/variables.ts'
import type { Instruction, Module } from '../../module.ts'
import { decorated, decoratedMembers } from '../../shared/interfaces.ts'

const [offset, xfbBuffer, xfbStride, streamOf] = [
  enumerant('Decoration', 'Offset'),
  enumerant('Decoration', 'XfbBuffer'),
  enumerant('Decoration', 'XfbStride'),
  enumerant('Decoration', 'Stream'),
]

/** A variable in Output, or a member of its structure, with the decorations that it has or inherits. */
export interface Captured {
  readonly variable: Instruction
  /** The structure whose member it is. */
  readonly structure: Instruction | undefined
  readonly member: number
  readonly type: Instruction | undefined
  readonly offset: number | undefined
  readonly buffer: number | undefined
  readonly stride: number | undefined
  readonly stream: number | undefined
  /** The word to blame. */
  readonly word: number
}

const cache = perModule(() => new Map<number, readonly Captured[]>())

/** A variable in Output and the members of its structure, with what transform feedback captures of them. */
export function capturedParts(module: Module, variable: Instruction): readonly Captured[] {
  const known = cache(module).get(variable.result)
  if (known !== undefined) return known
  const onVariable = (decoration: number) => decorated(module, variable.result, decoration)
  const structure = heldStructure(module, variable)
  const inherited = (decoration: number) =>
    onVariable(decoration) ?? (structure && decorated(module, structure.result, decoration))
  const whole: Captured = {
    variable,
    structure: undefined,
    member: -1,
    type: heldType(module, variable),
    offset: onVariable(offset),
    buffer: inherited(xfbBuffer),
    stride: inherited(xfbStride),
    stream: inherited(streamOf),
    word: variable.word,
  }
  const members = (structure?.operands ?? []).map(
    ({ value, word: memberWord }, member): Captured => {
      const onMember = (decoration: number) =>
        decoratedMembers(module, structure?.result ?? 0, decoration).get(member)
      return {
        variable,
        structure,
        member,
        type: module.definition(value),
        offset: onMember(offset),
        buffer: onMember(xfbBuffer) ?? whole.buffer,
        stride: onMember(xfbStride) ?? whole.stride,
        stream: onMember(streamOf) ?? whole.stream,
        word: memberWord,
      }
    },
  )
  const parts = [whole, ...members]
  cache(module).set(variable.result, parts)
  return parts
}
