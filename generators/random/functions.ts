import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import { wordsOfString } from '../words/strings.ts'
import { drawKernelImage } from './descriptors.ts'
import type { DeclaredType, Draft, KernelImage } from './draft.ts'
import { drawConstructible, drawNumber, drawNumeric, kinds } from './draw-type.ts'
import { leave } from './emitters/control-flow.ts'
import { statements, textStatements } from './statements.ts'
import { functionType, pointerType, untypedPointerType, voidType } from './types.ts'
import { mayBeUntyped, newPointer } from './variables.ts'
import { storageClasses } from './world.ts'
import { decorate, write } from './write.ts'

function drawHanded(draft: Draft): DeclaredType {
  const { draw } = draft
  return draw.below(3) < 2 ? drawNumeric(draft, draw.of(kinds)) : drawConstructible(draft)
}

function drawParameter(draft: Draft): DeclaredType {
  const { draw, world } = draft
  if (draw.below(2) === 0) return drawHanded(draft)
  const { crossWorkgroup, function: functionClass, private: shared } = storageClasses
  const storageClass = draw.of(
    world.shader ? [functionClass, shared] : [crossWorkgroup, functionClass],
  )
  return mayBeUntyped(draft, storageClass) && draw.below(2) === 1
    ? untypedPointerType(draft, storageClass)
    : pointerType(draft, storageClass, drawHanded(draft))
}

/** Parameters of a function; of a kernel, what its host can hand over. */
function drawParameters(draft: Draft, isEntryPoint: boolean): readonly DeclaredType[] {
  const { draw, world } = draft
  const { crossWorkgroup } = storageClasses
  const count = draw.below(3)
  if (!isEntryPoint) return Array.from({ length: count }, () => drawParameter(draft))
  if (world.shader) return []
  return Array.from({ length: count }, () => {
    const type = drawNumber(draft)
    if (draw.below(3) === 0) return type
    return world.untyped && draw.below(2) === 1
      ? untypedPointerType(draft, crossWorkgroup)
      : pointerType(draft, crossWorkgroup, type)
  })
}

function drawSignature(
  draft: Draft,
): readonly [result: DeclaredType, parameters: readonly DeclaredType[]] {
  const result = draft.draw.below(3) === 0 ? voidType(draft) : drawHanded(draft)
  return [result, drawParameters(draft, false)]
}

/** Attributes of parameters that are pointers, and of those that are integers. */
const attributes = {
  pointer: ['NoAlias', 'NoCapture', 'NoWrite', 'NoReadWrite', 'ByVal'],
  integer: ['Zext', 'Sext'],
  /** What the function returns through its first parameter. */
  first: ['Sret'],
} as const

/** Decorates a parameter of a kernel with an attribute. */
function attribute(draft: Draft, kind: keyof typeof attributes, id: number): void {
  const name = draft.draw.of<string>(attributes[kind])
  decorate(draft, id, 'FuncParamAttr', enumerantOf('FunctionParameterAttribute', name))
}

/** Decorates a parameter, once in a while. */
function decorateParameter(
  draft: Draft,
  { kind, width }: DeclaredType,
  id: number,
  isFirst: boolean,
): void {
  const { draw, world } = draft
  if (!draw.oneIn(4)) return
  const isPointer = kind === 'pointer' || kind === 'untyped-pointer'
  draft.fired('parameter-decoration')
  if (isPointer && !world.shader && draw.below(2) === 0)
    attribute(draft, isFirst && draw.oneIn(3) ? 'first' : 'pointer', id)
  else if (kind === 'integer' && !world.shader) attribute(draft, 'integer', id)
  else if (isPointer) decorate(draft, id, draw.below(2) === 0 ? 'Restrict' : 'Aliased')
  else if (world.shader && width === 32) {
    draft.ids.set(`relaxed ${id}`, id)
    decorate(draft, id, 'RelaxedPrecision')
  }
}

function declareFunction(
  draft: Draft,
  result: DeclaredType,
  parameters: readonly DeclaredType[],
): number {
  const type = functionType(draft, result, parameters)
  const id = draft.bound++
  const control = draft.draw.oneIn(4) ? 1 << draft.draw.below(4) : 0
  draft.functions.push(instructionOf('OpFunction', result.id, id, control, type.id))
  return id
}

function open(
  draft: Draft,
  result: DeclaredType,
  handed: readonly DeclaredType[],
  budget: number,
  images: readonly Omit<KernelImage, 'id'>[] = [],
): number {
  const parameters = [...handed, ...images.map((image) => image.type)]
  const id = declareFunction(draft, result, parameters)
  draft.locals = []
  draft.body = []
  draft.values.length = 0
  draft.pointers.length = 0
  draft.localPointers.length = 0
  draft.kernelImages.length = 0
  draft.result = result
  draft.budget = budget
  for (const [index, parameter] of parameters.entries()) {
    const declared = draft.bound++
    draft.functions.push(instructionOf('OpFunctionParameter', parameter.id, declared))
    decorateParameter(draft, parameter, declared, index === 0)
    const image = images.find((each) => each.type === parameter)
    if (image !== undefined) draft.kernelImages.push({ ...image, id: declared })
    else if (parameter.kind === 'pointer' || parameter.kind === 'untyped-pointer') {
      const { kind, part, storageClass } = parameter
      const more = { declaration: true }
      draft.localPointers.push(newPointer(declared, storageClass, part, kind === 'pointer', more))
    } else draft.values.push({ id: declared, type: parameter })
  }
  draft.block = draft.bound++
  draft.functions.push(instructionOf('OpLabel', draft.block))
  return id
}

function close(draft: Draft, end: (draft: Draft) => void = leave): void {
  end(draft)
  write(draft, 'OpFunctionEnd')
  const { functions } = draft
  for (const each of draft.locals) functions.push(each)
  for (const each of draft.body) functions.push(each)
}

/** Writes the function of the entry point, with a body of at most that many statements; its id. */
export function writeEntryPoint(draft: Draft, budget: number): number {
  const images =
    draft.world.model === 'Kernel' && draft.draw.below(3) === 2 ? [drawKernelImage(draft)] : []
  const parameters = drawParameters(draft, true)
  const id = open(draft, voidType(draft), parameters, budget, images)
  textStatements(draft)
  statements(draft, budget)
  close(draft)
  return id
}

/** Writes a function without parameters or a result, with a body of those instructions, which may end otherwise than by a return; its id. */
export function writeStage(draft: Draft, body: () => void, end?: (draft: Draft) => void): number {
  const id = open(draft, voidType(draft), [], 0)
  body()
  close(draft, end)
  return id
}

/**
 * Declares a function that another module has; those of this one may call it. These come before all functions that have
 * a body.
 */
export function importFunction(draft: Draft): void {
  const [result, parameters] = drawSignature(draft)
  const id = declareFunction(draft, result, parameters)
  for (const parameter of parameters) {
    draft.functions.push(instructionOf('OpFunctionParameter', parameter.id, draft.bound++))
  }
  draft.functions.push(instructionOf('OpFunctionEnd'))
  const imported = enumerantOf('LinkageType', 'Import')
  decorate(draft, id, 'LinkageAttributes', ...wordsOfString('elsewhere'), imported)
  draft.callees.push({ id, result, parameters })
  draft.fired('imported-function')
}

/** Writes a function that those after it may call. */
export function writeCallee(draft: Draft, budget: number): void {
  const [result, parameters] = drawSignature(draft)
  const id = open(draft, result, parameters, budget)
  statements(draft, budget)
  close(draft)
  draft.callees.push({ id, result, parameters })
}
