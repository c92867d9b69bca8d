import type { Instruction, Module } from '../../module.ts'
import { containing } from './contained-types.ts'
import { isPhysicalPointer } from './pointers.ts'
import { isCompositeType, isExtensionType, isNumericalType } from './types.ts'

/** Whether a type is, or holds at any depth, one that no concrete type contains (2.2.2). Types of extensions may be concrete. */
export const isNotConcrete = containing(
  (type: Instruction, module: Module) =>
    !isCompositeType(type) &&
    !isNumericalType(type) &&
    !isExtensionType(type) &&
    !isPhysicalPointer(module, type),
)
