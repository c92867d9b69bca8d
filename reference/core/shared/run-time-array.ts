import { containing } from './contains-type.ts'

/** Whether a type is or contains a run-time array, so that objects of it have no fixed size. */
export const containsRunTimeArray = containing(({ name }) => name === 'OpTypeRuntimeArray')
