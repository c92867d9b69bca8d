import type { ExecutionModel } from '../../pairs/stages.ts'

/** Built-ins of one type that the same entry points have. */
export interface BuiltInsOfType {
  readonly names: readonly string[]
  /** A type of the stock, without the level of arrays that the interface adds. */
  readonly type: string
  /** Execution models whose inputs or outputs they are; the first is the one where rules are broken. */
  readonly places: Readonly<Partial<Record<'Input' | 'Output', readonly ExecutionModel[]>>>
  /** Any execution model may have them: `places` are examples. */
  readonly anywhere?: boolean
  /** Each vertex or primitive has its own: interfaces of several hold an array of them. */
  readonly each?: 'vertex' | 'primitive'
  readonly decorations?: readonly string[]
  readonly modes?: readonly string[]
  readonly capabilities?: Readonly<Partial<Record<ExecutionModel, string>>>
  /** The names of the rules on storage classes in execution models, where there are several. */
  readonly stages?: Readonly<Partial<Record<ExecutionModel, string>>>
  /** Types that are wrong, where those of `otherTypes` are not the ones to show. */
  readonly others?: readonly string[]
}

/** Inputs of execution models. */
export function inputs(
  models: readonly ExecutionModel[],
  type: string,
  names: string,
  more: Partial<BuiltInsOfType> = {},
): BuiltInsOfType {
  return { names: names.split(' '), type, places: { Input: models }, ...more }
}

/** Outputs of execution models. */
export function outputs(
  models: readonly ExecutionModel[],
  type: string,
  names: string,
  more: Partial<BuiltInsOfType> = {},
): BuiltInsOfType {
  return { names: names.split(' '), type, places: { Output: models }, ...more }
}
