import { signatures as arithmeticSignatures } from '../../core/arithmetic.ts'
import { signatures as dotSignatures } from '../../core/arithmetic-integer-dot.ts'
import { signatures as linearSignatures } from '../../core/arithmetic-linear.ts'
import { signatures as relationSignatures } from '../../core/arithmetic-relations.ts'
import { signatures as vectorSignatures } from '../../core/composites.ts'
import { signatures as conversionSignatures } from '../../core/conversions.ts'
import { emittersOf } from '../../signatures/emitters-of.ts'
import { componentOf, type Shape } from '../../signatures/shape.ts'
import type { Signature } from '../../signatures/signature.ts'

/** Instructions that Vulkan gives to integers of 32 bits alone. */
const onWords = /^(?:bit|.*extended)-/

/** True of types without integers of another width than 32 bits. */
function isOfWords(shape: Shape): boolean {
  if (shape.kind === 'structure') return shape.members.every(isOfWords)
  const component = componentOf(shape)
  return component?.kind !== 'integer' || component.width === 32
}

function named(signatures: readonly Signature[], pattern: RegExp, wanted: boolean) {
  return signatures.filter(({ name }) => pattern.test(name) === wanted)
}

const ofArithmetic = emittersOf(named(arithmeticSignatures, /^bit-|^derivatives$/, false))
const ofBits = emittersOf(named(arithmeticSignatures, /^bit-/, true), isOfWords)
const ofDots = emittersOf(dotSignatures)
const ofDerivatives = emittersOf(named(arithmeticSignatures, /^derivatives$/, true))
const ofMatrices = emittersOf(named(linearSignatures, onWords, false))
const ofExtended = emittersOf(named(linearSignatures, onWords, true), isOfWords)
const ofRelations = emittersOf(relationSignatures)
const ofConversions = emittersOf(conversionSignatures)
const ofVectors = emittersOf(vectorSignatures)

export const arithmetic = [
  ...ofArithmetic.instructions,
  ...ofBits.instructions,
  ...ofDots.instructions,
]
export const derivatives = ofDerivatives.instructions
export const linearAlgebra = [...ofMatrices.instructions, ...ofExtended.instructions]
export const comparisons = ofRelations.instructions
export const conversions = ofConversions.instructions
export const vectors = ofVectors.instructions
/** What OpSpecConstantOp may carry out. */
export const constantOperations = [
  ...ofArithmetic.constants,
  ...ofRelations.constants,
  ...ofConversions.constants,
  ...ofVectors.constants,
]
