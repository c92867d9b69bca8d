import { containing } from './contains-type.ts'
import { isBoolType } from './scalar-type.ts'

/** Whether a type is or contains the Boolean type. */
export const containsBoolean = containing(isBoolType)
