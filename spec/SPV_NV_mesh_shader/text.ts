import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\/[^/]+$/)

/** Task and mesh shaders, as NVIDIA first had them. */
export const text = textOf('SPV_NV_mesh_shader', facts, families, {
  date: '2018-10-04',
  revision: 2,
  statements: '1814ec6a97163e4f',
})
