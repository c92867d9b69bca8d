import type { ReflectionOperandKind } from '#spec/NonSemantic.ClspvReflection/operands'
import type { Mutator } from '../../maker.ts'
import type { Substitute } from './substitute.ts'

/** A mutator that puts something else in the place of operands of some kinds. */
export interface Replacing extends Pick<Mutator, 'name' | 'rule' | 'summary'> {
  readonly kinds: readonly ReflectionOperandKind[]
  /** By variant. */
  readonly by: Readonly<Record<string, Substitute>>
}
