import { pair, type ReflectionPair } from './pair.ts'
import { pod, push, pushed, uniform } from './parts.ts'

/** Ranges of push constants and of buffers. */
export const rangePairs: readonly ReflectionPair[] = [
  pair(
    'push-constant-block-missing',
    'of all kernels',
    { ...pushed(push('PushConstantGlobalSize', 16, 12)), fill: '' },
    '%constants = OpVariable %to_push PushConstant',
    '',
  ),
  pair(
    'range-outside-block',
    'by its end',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_32 %uint_20',
  ),
  pair(
    'range-outside-block',
    'by its beginning',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_48 %uint_4',
  ),
  pair(
    'range-outside-block',
    'in a uniform buffer',
    uniform,
    '%uint_8 %uint_4',
    '%uint_12 %uint_4',
  ),
  pair(
    'range-between-members',
    'plain data',
    pushed(pod(2, 0, 4)),
    '%uint_0 %uint_4',
    '%uint_4 %uint_4',
  ),
  pair(
    'range-between-members',
    'of all kernels',
    pushed(push('PushConstantGlobalOffset', 16, 12)),
    '%uint_16 %uint_12',
    '%uint_4 %uint_12',
  ),
  pair(
    'range-cuts-member',
    'a floating-point scalar',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_32 %uint_14',
  ),
  pair(
    'range-cuts-member',
    'a vector whose rest nothing fills',
    pushed(pod(2, 32, 16)),
    '%uint_32 %uint_16',
    '%uint_32 %uint_8',
  ),
  pair(
    'range-cuts-member',
    'a size of three as one number',
    pushed(push('PushConstantGlobalSize', 16, 12)),
    '%uint_16 %uint_12',
    '%uint_16 %uint_4',
  ),
  pair(
    'range-cuts-member',
    'a scalar not of plain data',
    pushed(push('PushConstantRegionOffset', 16, 12)),
    '%uint_16 %uint_12',
    '%uint_18 %uint_10',
  ),
  pair(
    'ranges-overlap',
    'two arguments',
    pushed(`${pod(1, 16, 8)}\n${pod(2, 24, 4)}`),
    '%uint_24 %uint_4',
    '%uint_20 %uint_4',
  ),
  pair(
    'ranges-overlap',
    'an argument and one of all kernels',
    pushed(`${pod(1, 0, 4)}\n${push('PushConstantNumWorkgroups', 16, 12)}`),
    '%uint_0 %uint_4',
    '%uint_24 %uint_4',
  ),
  pair('ranges-overlap', 'in one buffer', uniform, '%uint_0 %uint_4', '%uint_0 %uint_12'),
]
