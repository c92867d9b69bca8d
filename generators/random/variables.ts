import { opcodeOf } from '#spec/grammar/opcodes'
import { capabilityNamed, declare } from './capability.ts'
import { constantOf } from './constants.ts'
import type { Draft, Pointer } from './draft.ts'
import { drawConstructible } from './draw-composite.ts'
import { drawBlock } from './draw-layout.ts'
import { drawNumeric } from './draw-type.ts'
import { enumerantOf } from './enumerant-of.ts'
import { pointerType, untypedPointerType } from './pointer-types.ts'
import { isLaidOut, storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'

const opVariable = opcodeOf('OpVariable')
const opUntypedVariableKHR = opcodeOf('OpUntypedVariableKHR')
const opDecorate = opcodeOf('OpDecorate')
const block = enumerantOf('Decoration', 'Block')
const aliased = enumerantOf('Decoration', 'Aliased')
const workgroupLayout = capabilityNamed('WorkgroupMemoryExplicitLayoutKHR')
const narrowLayouts = [
  capabilityNamed('WorkgroupMemoryExplicitLayout8BitAccessKHR'),
  capabilityNamed('WorkgroupMemoryExplicitLayout16BitAccessKHR'),
]
const binding = enumerantOf('Decoration', 'Binding')
const descriptorSet = enumerantOf('Decoration', 'DescriptorSet')
const { input, output, pushConstant, workgroup, uniform } = storageClasses

/** Sets a decoration on an id. */
export function decorate(draft: Draft, target: number, ...words: readonly number[]): void {
  draft.annotations.push({ opcode: opDecorate, words: [target, ...words] })
}

/** Declares a variable at module scope, typed or not; its pointer, in scope everywhere. */
export function globalVariable(
  draft: Draft,
  storageClass: number,
  pointee: Type,
  typed: boolean,
  more: {
    readonly initializer?: number
    readonly isBlock?: boolean
    readonly writable?: boolean
  } = {},
): Pointer {
  const { declarations, globals, interfaces, world } = draft
  const type = typed
    ? pointerType(draft, storageClass, pointee)
    : untypedPointerType(draft, storageClass)
  const id = draft.bound++
  const words = [type.id, id, storageClass]
  if (!typed) words.push(pointee.id)
  if (more.initializer !== undefined) words.push(more.initializer)
  declarations.push({ opcode: typed ? opVariable : opUntypedVariableKHR, words })
  if (world.minor >= 4 || storageClass === input || storageClass === output) interfaces.push(id)
  const pointer: Pointer = {
    id,
    storageClass,
    pointee,
    typed,
    declaration: true,
    writable: more.writable ?? true,
    readable: true,
    block: more.isBlock ?? false,
    matrix: false,
  }
  globals.push(pointer)
  return pointer
}

/** Declares a variable of the open function, typed or not; its pointer, in scope in that function. */
export function localVariable(
  draft: Draft,
  pointee: Type,
  typed: boolean,
  initializer?: number,
): Pointer {
  const storageClass = storageClasses.function
  const type = typed
    ? pointerType(draft, storageClass, pointee)
    : untypedPointerType(draft, storageClass)
  const id = draft.bound++
  const words = [type.id, id, storageClass]
  if (!typed) words.push(pointee.id)
  if (initializer !== undefined) words.push(initializer)
  draft.locals.push({ opcode: typed ? opVariable : opUntypedVariableKHR, words })
  const pointer: Pointer = {
    id,
    storageClass,
    pointee,
    typed,
    declaration: true,
    writable: true,
    readable: true,
    block: false,
    matrix: false,
  }
  draft.localPointers.push(pointer)
  return pointer
}

/** Sets a binding that no other variable has. */
export function bind(draft: Draft, variable: number): void {
  decorate(draft, variable, descriptorSet, 0)
  decorate(draft, variable, binding, draft.bindings++)
}

/** Declares a block in a storage class that wants a layout. */
export function blockVariable(draft: Draft, storageClass: number, typed: boolean): Pointer {
  const open = storageClass === storageClasses.storageBuffer && draft.draw.below(2) === 1
  const type = drawBlock(draft, open)
  decorate(draft, type.id, block)
  const writable = storageClass === storageClasses.storageBuffer || storageClass === workgroup
  const pointer = globalVariable(draft, storageClass, type, typed, { isBlock: true, writable })
  if (storageClass === workgroup) {
    declare(draft, workgroupLayout)
    if (draft.world.narrowStorage) for (const each of narrowLayouts) declare(draft, each)
    // Without untyped pointers, blocks of which there are several have to say that they overlap.
    decorate(draft, pointer.id, aliased)
  } else if (storageClass !== pushConstant) bind(draft, pointer.id)
  return pointer
}

const kinds = ['integer', 'float'] as const

/** A type for a variable that has no layout. */
function drawContents(draft: Draft): Type {
  const { draw } = draft
  return draw.below(2) === 0 ? drawNumeric(draft, draw.of(kinds)) : drawConstructible(draft)
}

/** Storage classes that variables at module scope may have. */
function scopes(draft: Draft): readonly number[] {
  const { world } = draft
  const { crossWorkgroup, private: own, storageBuffer, uniformConstant } = storageClasses
  if (!world.shader) return [crossWorkgroup, workgroup, uniformConstant]
  const shared = world.model === 'GLCompute' || world.model === 'library' ? [workgroup] : []
  const pushed = draft.globals.some(({ storageClass }) => storageClass === pushConstant)
  return [own, storageBuffer, storageBuffer, uniform, ...(pushed ? [] : [pushConstant]), ...shared]
}

/**
 * Whether variables, chains, loads and stores of a storage class may be untyped. In shaders, newer revisions of the
 * text ask for a layout in Workgroup, and Vulkan for one everywhere.
 */
export function mayBeUntyped({ world }: Draft, storageClass: number): boolean {
  if (!world.untyped || storageClass === storageClasses.image) return false
  if (!world.shader || isLaidOut(world, storageClass)) return true
  return world.client !== 'vulkan' && storageClass !== workgroup
}

/** Declares another variable at module scope, in any storage class that the world has. */
export function drawGlobal(draft: Draft): Pointer {
  const { draw, world } = draft
  const storageClass = draw.of(scopes(draft))
  const laidOut = isLaidOut(world, storageClass)
  const untyped = mayBeUntyped(draft, storageClass) && draw.below(2) === 1
  draft.fired(untyped ? 'untyped-variable' : 'variable')
  if (laidOut) return blockVariable(draft, storageClass, !untyped)
  const pointee = drawContents(draft)
  const constant = storageClass === storageClasses.uniformConstant
  const initialized =
    constant || (storageClass !== workgroup && world.client !== 'vulkan' && draw.oneIn(4))
  return globalVariable(draft, storageClass, pointee, !untyped, {
    writable: !constant,
    ...(initialized ? { initializer: constantOf(draft, pointee, false) } : {}),
  })
}

/** Declares another variable of the open function. */
export function drawLocal(draft: Draft): Pointer {
  const { draw, world } = draft
  const untyped = world.untyped && world.client !== 'vulkan' && draw.below(3) === 2
  draft.fired(untyped ? 'untyped-function-variable' : 'function-variable')
  const pointee = drawContents(draft)
  const initializer = draw.oneIn(4) ? constantOf(draft, pointee, false) : undefined
  return localVariable(draft, pointee, !untyped, initializer)
}
