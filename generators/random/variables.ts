import type { Instruction } from '../module.ts'
import { declare } from './capability.ts'
import { constantOf } from './constants.ts'
import type { Draft, Pointer } from './draft.ts'
import { drawConstructible } from './draw-composite.ts'
import { drawBlock } from './draw-layout.ts'
import { drawNumeric } from './draw-type.ts'
import { anyPointerType } from './pointer-types.ts'
import { isLaidOut, storageClasses } from './storage-classes.ts'
import type { Type } from './type.ts'
import { decorate, instructionOf } from './write.ts'

const narrowLayouts = [8, 16].map((width) => `WorkgroupMemoryExplicitLayout${width}BitAccessKHR`)
const { input, output, pushConstant, storageBuffer, workgroup, uniform } = storageClasses

/** What is known of a pointer: it is read and written through, and neither a declaration nor a block, if nothing else is said. */
export function newPointer(
  id: number,
  storageClass: number,
  pointee: Type | undefined,
  typed: boolean,
  more: Partial<Pointer> = {},
): Pointer {
  return {
    id,
    storageClass,
    pointee,
    typed,
    declaration: false,
    writable: true,
    readable: true,
    block: false,
    matrix: false,
    ...more,
  }
}

/** A new variable, typed or not, with the instruction that declares it. */
function variable(
  draft: Draft,
  storageClass: number,
  pointee: Type,
  typed: boolean,
  initializer?: number,
): readonly [id: number, instruction: Instruction] {
  const type = anyPointerType(draft, storageClass, typed ? pointee : undefined)
  const id = draft.bound++
  const dataType = typed ? [] : [pointee.id]
  const initial = initializer === undefined ? [] : [initializer]
  const name = typed ? 'OpVariable' : 'OpUntypedVariableKHR'
  return [id, instructionOf(name, type.id, id, storageClass, ...dataType, ...initial)]
}

/** Declares a variable at module scope, typed or not; its pointer, in scope everywhere. */
export function globalVariable(
  draft: Draft,
  storageClass: number,
  pointee: Type,
  typed: boolean,
  { initializer, ...more }: Partial<Pointer> & { readonly initializer?: number } = {},
): Pointer {
  const { declarations, globals, interfaces, world } = draft
  const [id, instruction] = variable(draft, storageClass, pointee, typed, initializer)
  declarations.push(instruction)
  if (world.minor >= 4 || storageClass === input || storageClass === output) interfaces.push(id)
  const pointer = newPointer(id, storageClass, pointee, typed, { declaration: true, ...more })
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
  const { function: own } = storageClasses
  const [id, instruction] = variable(draft, own, pointee, typed, initializer)
  draft.locals.push(instruction)
  const pointer = newPointer(id, own, pointee, typed, { declaration: true })
  draft.localPointers.push(pointer)
  return pointer
}

/** Sets a binding that no other variable has. */
export function bind(draft: Draft, variable: number): void {
  decorate(draft, variable, 'DescriptorSet', 0)
  decorate(draft, variable, 'Binding', draft.bindings++)
}

/** A new structure type with `Block`; with a run-time array at its end where asked for. */
export function newBlock(draft: Draft, open: boolean): Type {
  const type = drawBlock(draft, open)
  decorate(draft, type.id, 'Block')
  return type
}

/** Declares a block in a storage class that wants a layout. */
function blockVariable(draft: Draft, storageClass: number, typed: boolean): Pointer {
  const type = newBlock(draft, storageClass === storageBuffer && draft.draw.below(2) === 1)
  const writable = storageClass === storageBuffer || storageClass === workgroup
  const pointer = globalVariable(draft, storageClass, type, typed, { block: true, writable })
  if (storageClass === workgroup) {
    declare(draft, 'WorkgroupMemoryExplicitLayoutKHR')
    if (draft.world.narrowStorage) for (const each of narrowLayouts) declare(draft, each)
    // Without untyped pointers, blocks of which there are several have to say that they overlap.
    decorate(draft, pointer.id, 'Aliased')
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
  const { crossWorkgroup, private: own, uniformConstant } = storageClasses
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
