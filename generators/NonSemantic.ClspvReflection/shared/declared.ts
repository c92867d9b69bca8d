import { addCapability } from '../../mutate/add-capability.ts'
import { type Graft, graft } from '../../mutate/graft.ts'
import type { OperandPlace } from './operand-places.ts'
import type { Substitute } from './substitute.ts'
import { wordValue } from './word-value.ts'

/** What a declaration is made with. */
export interface Declaring {
  readonly graft: Graft
  /** The 32-bit unsigned integer type. */
  readonly word: number
  /** The value that stands in the place; 0 where it is no constant of one word. */
  readonly value: number
  readonly place: OperandPlace
}

/**
 * A declaration of module scope.
 *
 * @param make nothing where it cannot be declared.
 */
export function declared(
  make: (declaring: Declaring) => number | undefined,
  ...capabilities: readonly string[]
): Substitute {
  return (module, place) => {
    const added = graft(module, place.reflected.at)
    const word = added.type('OpTypeInt', 32, 0)
    if (word === undefined) return undefined
    const id = make({ graft: added, word, value: wordValue(module, place.id) ?? 0, place })
    if (id === undefined) return undefined
    return { module: capabilities.reduce(addCapability, added.done().module), id }
  }
}
