import type { Choices } from '../../choices.ts'
import { type ChainForm, formsFor, isPtrForm } from './chain-forms.ts'
import { type GroundName, grounds } from './grounds.ts'
import { isExplicit, type World } from './world.ts'

/** Where a chain stands and of which form it is. */
export interface ChainGround {
  readonly ground: GroundName
  readonly storageClass: string
  readonly form: ChainForm
}

/** Asks for a ground, a storage class of it and a form that is valid there. */
export function pickChainGround(
  choices: Choices,
  names: readonly GroundName[],
  forms?: readonly ChainForm[],
): ChainGround {
  const ground = choices.pick('ground', names)
  const storageClass = choices.pick(
    'storage-class',
    grounds[ground].storageClasses as readonly string[],
  )
  const possible = formsFor({ ground }, storageClass)
  const form = choices.pick('chain', forms?.filter((each) => possible.includes(each)) ?? possible)
  return { ground, storageClass, form }
}

/** The type of an untyped Base for that chain: with `ArrayStride` where the chain asks for it. */
export function baseTypeOf(
  world: World,
  { storageClass, form }: Omit<ChainGround, 'ground'>,
  stride: number,
): number {
  return isPtrForm(form) && isExplicit(storageClass)
    ? world.strided(storageClass, stride)
    : world.pointer(storageClass)
}

/** The type of a typed Base for that chain; `pointee` must be no block. */
export function typedBaseTypeOf(
  world: World,
  { storageClass, form }: Omit<ChainGround, 'ground'>,
  pointee: number,
  stride: number,
): number {
  if (!isPtrForm(form) || !isExplicit(storageClass)) {
    return world.typedPointer(storageClass, pointee)
  }
  const pointer = world.builder.add('OpTypePointer', storageClass, pointee)
  world.builder.decorate(pointer, 'ArrayStride', stride)
  return pointer
}
