import type { Instruction, Words } from '../module.ts'
import { enumerantOf, instructionOf } from '../words/instruction-of.ts'
import type { DeclaredType, Draft, PointerId } from './draft.ts'
import { drawBlock, drawContents } from './draw-type.ts'
import { type Emitter, when } from './emitter.ts'
import { anyPointerType, uintType } from './types.ts'
import { constantOf, latest } from './values.ts'
import { isLaidOut, storageClasses } from './world.ts'
import { declare, decorate, make } from './write.ts'

/** Whether a pointer is fit for an instruction. */
type PointerTest = (pointer: PointerId, draft: Draft) => boolean

const narrowLayouts = [8, 16].map((width) => `WorkgroupMemoryExplicitLayout${width}BitAccessKHR`)
const { input, output, pushConstant, storageBuffer, workgroup, uniform } = storageClasses

/**
 * The properties of a pointer: unless stated otherwise, it is read and written through, and neither a declaration nor a
 * block.
 */
export function newPointer(
  id: number,
  storageClass: number,
  pointee: DeclaredType | undefined,
  typed: boolean,
  more: Partial<PointerId> = {},
): PointerId {
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
  pointee: DeclaredType,
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
  pointee: DeclaredType,
  typed: boolean,
  { initializer, ...more }: Partial<PointerId> & { readonly initializer?: number } = {},
): PointerId {
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
  pointee: DeclaredType,
  typed: boolean,
  initializer?: number,
): PointerId {
  const { function: functionClass } = storageClasses
  const [id, instruction] = variable(draft, functionClass, pointee, typed, initializer)
  draft.locals.push(instruction)
  const pointer = newPointer(id, functionClass, pointee, typed, { declaration: true })
  draft.localPointers.push(pointer)
  return pointer
}

/** Sets a binding that no other variable has. */
export function bind(draft: Draft, variable: number): void {
  decorate(draft, variable, 'DescriptorSet', 0)
  decorate(draft, variable, 'Binding', draft.bindings++)
}

/** A new structure type with `Block`; with a run-time array at its end where asked for. */
export function newBlock(draft: Draft, open: boolean): DeclaredType {
  const type = drawBlock(draft, open)
  decorate(draft, type.id, 'Block')
  return type
}

/** Declares a block in a storage class that wants a layout. */
function blockVariable(draft: Draft, storageClass: number, typed: boolean): PointerId {
  const type = newBlock(draft, storageClass === storageBuffer && draft.draw.below(2) === 1)
  const writable = storageClass === storageBuffer || storageClass === workgroup
  const pointer = globalVariable(draft, storageClass, type, typed, { block: true, writable })
  if (storageClass === workgroup) {
    declare(draft, 'WorkgroupMemoryExplicitLayoutKHR')
    if (draft.world.narrowStorage) for (const each of narrowLayouts) declare(draft, each)
    // Several blocks have to be decorated as overlapping where pointers are typed.
    decorate(draft, pointer.id, 'Aliased')
  } else if (storageClass !== pushConstant) bind(draft, pointer.id)
  return pointer
}

/** Storage classes that variables at module scope may have. */
function scopes(draft: Draft): Words {
  const { world } = draft
  const { crossWorkgroup, private: privateClass, uniformConstant } = storageClasses
  if (!world.shader) return [crossWorkgroup, workgroup, uniformConstant]
  const shared = world.model === 'GLCompute' || world.model === 'library' ? [workgroup] : []
  const pushed = draft.globals.some(({ storageClass }) => storageClass === pushConstant)
  return [
    privateClass,
    storageBuffer,
    storageBuffer,
    uniform,
    ...(pushed ? [] : [pushConstant]),
    ...shared,
  ]
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
export function drawGlobal(draft: Draft): PointerId {
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
export function drawLocal(draft: Draft): PointerId {
  const { draw, world } = draft
  const untyped = world.untyped && world.client !== 'vulkan' && draw.below(3) === 2
  draft.fired(untyped ? 'untyped-function-variable' : 'function-variable')
  const pointee = drawContents(draft)
  const initializer = draw.oneIn(4) ? constantOf(draft, pointee, false) : undefined
  return localVariable(draft, pointee, !untyped, initializer)
}

/** Writes an instruction that makes a pointer: what is known of it, apart from its id. It is in scope from here on. */
export function point(draft: Draft, name: string, to: PointerId, ...operands: Words): number {
  const type = anyPointerType(draft, to.storageClass, to.typed ? to.pointee : undefined)
  const id = make(draft, name, type, ...operands)
  draft.pointers.push({ ...to, id, declaration: false, block: false })
  return id
}

/** A typed pointer into Generic: one in scope, or to a new variable. */
export function genericPointer(draft: Draft): number {
  const { generic } = storageClasses
  const found = somePointer(draft, (each) => each.typed && each.storageClass === generic)
  if (found !== undefined) return found.id
  declare(draft, 'GenericPointer')
  const variable = localVariable(draft, uintType(draft), true)
  return point(draft, 'OpPtrCastToGeneric', { ...variable, storageClass: generic }, variable.id)
}

const writable: Words = [storageClasses.crossWorkgroup, workgroup, storageClasses.function]

/** A pointer to write such a value of a kernel through: typed to it, or untyped. */
export function targetFor(draft: Draft, type: DeclaredType): number {
  const fits = (each: PointerId) =>
    writable.includes(each.storageClass) && each.writable && (!each.typed || each.pointee === type)
  const found = somePointer(draft, fits)
  if (found !== undefined) return found.id
  const untyped = draft.world.untyped && draft.draw.below(2) === 1
  return localVariable(draft, type, !untyped).id
}

/** A row for a pointer that passes (see `drawPointer`), where the world permits it. */
export function throughPointer(
  applies: Emitter['applies'],
  passes: PointerTest,
  name: string,
  weight: number,
  emit: (draft: Draft, pointer: PointerId) => unknown,
): Emitter {
  return when(applies, name, weight, (draft) => {
    const pointer = drawPointer(draft, passes)
    return pointer !== undefined && emit(draft, pointer)
  })
}

/** A pointer in scope that passes: one that was computed, or a variable; `undefined` where there is none. */
export function somePointer(draft: Draft, passes: PointerTest): PointerId | undefined {
  const { draw, globals, localPointers, pointers } = draft
  const fits = (pointer: PointerId) => passes(pointer, draft)
  const computed = draw.below(2) === 0 ? latest(draft, pointers, fits) : undefined
  if (computed !== undefined) return computed
  const [first, second] = draw.below(2) === 0 ? [globals, localPointers] : [localPointers, globals]
  return latest(draft, first, fits) ?? latest(draft, second, fits) ?? latest(draft, pointers, fits)
}

/** A pointer that passes, of a variable that is declared for it where there is none; `undefined` where that does not. */
export function drawPointer(draft: Draft, passes: PointerTest): PointerId | undefined {
  const { draw } = draft
  const found = draw.below(5) < 4 ? somePointer(draft, passes) : undefined
  if (found !== undefined) return found
  const made = draw.below(3) < 2 ? drawGlobal(draft) : drawLocal(draft)
  return passes(made, draft) ? made : undefined
}

const bit = (name: string) => enumerantOf('MemoryAccess', name)
const volatile = bit('Volatile')
const aligned = bit('Aligned')
const nontemporal = bit('Nontemporal')

/** The memory operands of a copy: from version 1.4 on, those of its target may differ from those of its source. */
export function copyOperands(draft: Draft, target: PointerId, source: PointerId): Words {
  const operands = memoryOperands(draft, target, source)
  if (draft.world.minor < 4 || operands.length === 0 || draft.draw.below(2) === 0) return operands
  return [...operands, ...memoryOperands(draft, target, source)]
}

/** The memory operands of an access: mostly none, except for storage classes that ask for an alignment. */
export function memoryOperands(draft: Draft, ...pointers: readonly PointerId[]): Words {
  const { draw } = draft
  const physical = pointers.some(
    ({ storageClass }) => storageClass === storageClasses.physicalStorageBuffer,
  )
  if (physical) return [aligned, 16]
  const way = draw.below(12)
  if (way === 9) return [volatile]
  if (way === 10) return [aligned, 4]
  return way === 11 ? [volatile | nontemporal | aligned, 16] : []
}
