import type { RuleId } from '#spec/rule'
import type { Check, Report } from '../check.ts'
import { isConstituent } from '../core/shared/constants.ts'
import { resultType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { innermostElement, isArrayType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { constantScalars } from '../shared/constant-scalars.ts'
import { place, unsignedNumber } from './shared/tensor.ts'

const type = 'OpTypeTensorARM'
const constants = ['OpConstantComposite', 'OpSpecConstantComposite']
const constructing = [...constants, 'OpCompositeConstruct']

/** Tensors of a higher rank are not judged by their Shape. */
const highestRank = 1024

/** Keyed by the id of the constant: all constituents of a tensor ask for its Shape. */
const shapes = perModule(() => new Map<number, readonly bigint[] | undefined>())

function shapeIn(module: Module, id: number): readonly bigint[] | undefined {
  const numbers = constantScalars(module, id, highestRank + 1).map(({ bits }) => bits)
  if (numbers.length === 0 || numbers.length > highestRank) return undefined
  return numbers.every((number) => number !== undefined) ? numbers : undefined
}

/** The numbers in the Shape of a tensor type, outermost first; `undefined` where specialization or another instruction gives them. */
function shapeOf(module: Module, tensor: Instruction): readonly bigint[] | undefined {
  const id = tensor.valueAt(place.shape)
  if (id === undefined) return undefined
  const known = shapes(module)
  if (!known.has(id)) known.set(id, shapeIn(module, id))
  return known.get(id)
}

function isShaped(tensor: Instruction): boolean {
  return tensor.valueAt(place.shape) !== undefined
}

/** The check of instructions that result in a tensor. */
function ofTensors(
  rule: RuleId,
  opcodes: readonly string[],
  judge: (tensor: Instruction, instruction: Instruction, module: Module, report: Report) => void,
): Check {
  return {
    rule,
    at: opcodes,
    among: [type],
    judge(instruction, module, report) {
      const tensor = resultType(module, instruction)
      if (tensor?.name === type) judge(tensor, instruction, module, report)
    },
  }
}

function shaped(rule: RuleId, opcodes: readonly string[]): Check {
  return ofTensors(rule, opcodes, (tensor, { word }, _, report) => {
    if (!isShaped(tensor)) report(word + 1, `tensor type %${tensor.result} has no Shape`)
  })
}

/** Why a part of a tensor cannot be a tensor of that type; `undefined` where it can. */
function misfitOfPart(module: Module, tensor: Instruction, part: Instruction): string | undefined {
  if (!isShaped(part)) return 'has no Shape'
  if (part.valueAt(place.element) !== tensor.valueAt(place.element))
    return 'has another Element Type'
  const rank = unsignedNumber(module, tensor.valueAt(place.rank))
  const ofPart = unsignedNumber(module, part.valueAt(place.rank))
  if (rank !== undefined && ofPart !== undefined && ofPart + 1n !== rank)
    return `has rank ${ofPart} in a tensor of rank ${rank}`
  const [, ...rest] = shapeOf(module, tensor) ?? []
  const shape = shapeOf(module, part)
  if (shapeOf(module, tensor) === undefined || shape === undefined) return undefined
  return shape.join() === rest.join() ? undefined : 'has another Shape'
}

/** Why a constituent of a tensor cannot be of a type; `undefined` where it can. */
function misfit(
  module: Module,
  tensor: Instruction,
  constituent: Instruction | undefined,
): string | undefined {
  if (constituent === undefined) return 'is not an object'
  const element = tensor.valueAt(place.element)
  if (constituent.result === element) return undefined
  if (unsignedNumber(module, tensor.valueAt(place.rank)) === 1n) return 'is not an element'
  if (constituent.name === type) return misfitOfPart(module, tensor, constituent)
  if (!isArrayType(constituent)) return 'is not an element'
  return innermostElement(module, constituent)?.result === element
    ? undefined
    : 'is an array of something else'
}

/** The type of a constituent; `undefined` where it has none. A function is not of the type that it returns. */
function constituentType(module: Module, id: number): Instruction | undefined {
  const definition = module.definition(id)
  return definition === undefined || definition.name === 'OpFunction'
    ? undefined
    : resultType(module, definition)
}

export const checks: readonly Check[] = [
  /** Terms: Opaque Type, and OpConstantNull of the core specification. */
  shaped('SPV_ARM_tensors/null-tensor-is-shaped', ['OpConstantNull']),
  /** Terms: Composite Type, and composites of the core specification. */
  shaped('SPV_ARM_tensors/composite-tensor-is-shaped', constructing),
  ofTensors(
    'SPV_ARM_tensors/tensor-has-its-elements',
    constructing,
    (tensor, { operands, word }, module, report) => {
      const [outermost, ...others] = shapeOf(module, tensor) ?? []
      const first = constituentType(module, operands[0]?.value ?? 0)
      if (outermost === undefined || first === undefined) return
      if (misfit(module, tensor, first) !== undefined) return
      const isElement = first.result === tensor.valueAt(place.element)
      const wanted = isElement ? others.reduce((all, size) => all * size, outermost) : outermost
      if (BigInt(operands.length) !== wanted)
        report(word, `${operands.length} constituents for ${wanted}`)
    },
  ),
  ofTensors(
    'SPV_ARM_tensors/tensor-consists-of-its-element-type',
    constructing,
    (tensor, { name, operands }, module, report) => {
      if (!isShaped(tensor)) return
      let first: Instruction | undefined
      for (const { value, word } of operands) {
        const definition = module.definition(value)
        if (definition === undefined) continue
        // That a constant consists of constants is a rule of core.
        if (constants.includes(name) && !isConstituent(definition)) continue
        const partType = constituentType(module, value)
        const why = misfit(module, tensor, partType)
        first ??= partType
        if (why !== undefined) report(word, `%${value} ${why}`)
        else if (partType !== first) report(word, `%${value} is not of the type of the first one`)
      }
    },
  ),
]
