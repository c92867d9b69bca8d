import type { Circumstance } from '#spec/core/circumstance'
import type { Module } from '../module.ts'

/** Whether a module, which is valid as far as the rules decide, shows a circumstance. */
export type Look = (module: Module) => boolean

/** The looks for some circumstances. */
export type Looks<Name extends Circumstance> = Readonly<Partial<Record<Name, Look>>>
