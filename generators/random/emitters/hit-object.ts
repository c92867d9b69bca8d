import type { Facts } from '#spec/rule'
import { facts as ofExt } from '#spec/SPV_EXT_shader_invocation_reorder/facts'
import { facts as ofNv } from '#spec/SPV_NV_shader_invocation_reorder/facts'
import type { Draft } from '../draft.ts'
import { drawIndex } from '../draw-type.ts'
import type { Emitter } from '../emitter.ts'
import { floatType, uint, vectorType } from '../types.ts'
import { storageClasses } from '../world.ts'
import { declare } from '../write.ts'
import { rowsWith } from './by-grammar.ts'
import { hiddenVariable } from './hidden.ts'
import {
  answerOf,
  generatesRays,
  integer,
  opaqueOf,
  operandsNamed,
  payload,
  rayOperands,
  rayQuery,
} from './ray.ts'

/** The texts on hit objects, by their suffix. */
const vendors = ['EXT', 'NV'] as const
type Vendor = (typeof vendors)[number]

const { private: privateClass } = storageClasses
const attributeClasses = {
  EXT: storageClasses.hitObjectAttributeExt,
  NV: storageClasses.hitObjectAttributeNv,
}

function hitObject(draft: Draft, vendor: Vendor): number {
  const type = opaqueOf(draft, `OpTypeHitObject${vendor}`)
  return hiddenVariable(draft, `hit object ${vendor}`, privateClass, type)
}

/** Optional operands are written together or not at all. */
const hint = (draft: Draft, _: unknown, name: string): readonly number[] =>
  name.includes('WithHint') || draft.draw.below(2) === 0 ? [integer(draft)] : []

function rowsOf(vendor: Vendor) {
  return rowsWith<true>({
    applies: generatesRays,
    draw(draft, name) {
      declare(draft, `ShaderInvocationReorder${vendor}`)
      if (/Motion|CurrentTime/.test(name)) declare(draft, 'RayTracingMotionBlurNV')
      return true
    },
    operands: {
      'Hit Object': (draft) => hitObject(draft, vendor),
      'Ray Query': rayQuery,
      Payload: payload,
      ...operandsNamed(
        'Hit Object Attributes, Hit Object Attribute, HitObject Attributes',
        (draft) =>
          hiddenVariable(
            draft,
            `attributes ${vendor}`,
            attributeClasses[vendor],
            vectorType(draft, floatType(draft), 2),
          ),
      ),
      ...rayOperands,
      ...operandsNamed(
        'SBT Record Offset, SBT Record Stride, SBT Record Index, Hit Kind, InstanceId, PrimitiveId, GeometryIndex',
        integer,
      ),
      Hint: hint,
      Bits: (draft) => uint(draft, drawIndex(draft, 0)),
    },
    result: (draft, _, name) => answerOf(draft, name),
  })
}

function instructionsOf({ instructions }: Facts): string {
  const names = instructions.map(({ name }) => name)
  return names.filter((name) => !name.startsWith('OpType')).join(' ')
}

/** Instructions on hit objects, in shaders that generate rays. */
export const hitObjects: readonly Emitter[] = [
  ...rowsOf('EXT')(instructionsOf(ofExt)),
  ...rowsOf('NV')(instructionsOf(ofNv)),
]
