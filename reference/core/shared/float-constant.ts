import type { Module } from '../../module.ts'
import { isFloatType, scalarWidth } from './scalar-type.ts'

const view = new DataView(new ArrayBuffer(4))

/** The value of the `OpConstant` `id` of a 32-bit floating-point type without another encoding; `undefined` for all else. */
export function floatConstant(module: Module, id: number): number | undefined {
  const constant = module.definition(id)
  const type = module.typeOf(id)
  if (constant?.name !== 'OpConstant' || !isFloatType(type)) return undefined
  if (scalarWidth(type) !== 32 || type.valueAt(1) !== undefined) return undefined
  view.setUint32(0, constant.valueAt(0) ?? 0)
  return view.getFloat32(0)
}
