import type { LimitName } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { modeOf } from '../core/modes/entry-points.ts'
import { constantWord } from '../core/shared/constants.ts'
import { enumerant } from '../core/shared/grammar.ts'
import { modelOf, models, valuesBelow } from '../core/shared/models.ts'
import { operandWord } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import { featureOf, numberLimit } from '../limits.ts'
import type { Instruction } from '../module.ts'
import { capturedParts } from './shared/captured.ts'
import { leastSize } from './shared/sizes.ts'

const properties = 'VkPhysicalDeviceTransformFeedbackPropertiesEXT'
const output = enumerant('StorageClass', 'Output')
const geometry = models('Geometry')
const outputPoints = enumerant('ExecutionMode', 'OutputPoints')

/** The fault of the number of a decoration beside a limit. */
function decoration(
  rule: RuleId,
  name: string,
  limit: LimitName,
  isBeyond: (value: number, limit: number) => boolean,
): Check {
  const wanted = enumerant('Decoration', name)
  const judge = (instruction: Instruction, index: number, most: number): string | undefined => {
    const value = instruction.valueAt(index)
    if (instruction.valueAt(index - 1) !== wanted || value === undefined) return undefined
    return isBeyond(value, most) ? `${name} is ${value}, and ${limit} is ${most}` : undefined
  }
  return {
    rule,
    at: ['OpDecorate', 'OpMemberDecorate'],
    judge(instruction, module, report) {
      const index = instruction.name === 'OpDecorate' ? 2 : 3
      const most = numberLimit(module, limit)
      const message = most === undefined ? undefined : judge(instruction, index, most)
      if (message !== undefined) report(operandWord(instruction, index), message)
    },
  }
}

/** Keyed by the id of a function: streams that its static call tree emits to, two at most. */
const streamsBelow = perModule((module) =>
  valuesBelow(
    module,
    module.all('OpEmitStreamVertex').flatMap((emit) => {
      const body = module.functionOf(emit)?.definition.result
      const stream = constantWord(module, emit.valueAt(0) ?? 0)
      return body === undefined || stream === undefined ? [] : [[body, stream] as const]
    }),
    2,
  ),
)

/** Captured outputs and streams. */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-environment/captured-data-limit',
    at: ['OpVariable'],
    among: ['TransformFeedback'],
    judge(variable, module, report) {
      const limit: LimitName = `${properties}::maxTransformFeedbackBufferDataSize`
      const most = numberLimit(module, limit)
      if (variable.valueAt(0) !== output || most === undefined) return
      for (const { type, offset, buffer, word } of capturedParts(module, variable)) {
        if (offset === undefined || buffer === undefined) continue
        const end = offset + leastSize(module, type)
        if (end > most) report(word, `the output ends at ${end}, and ${limit} is ${most}`)
      }
    },
  },
  {
    rule: 'Vulkan-environment/emitted-stream-limit',
    at: ['OpEmitStreamVertex', 'OpEndStreamPrimitive'],
    judge(instruction, module, report) {
      const limit: LimitName = `${properties}::maxTransformFeedbackStreams`
      const [stream, most] = [
        constantWord(module, instruction.valueAt(0) ?? 0),
        numberLimit(module, limit),
      ]
      if (stream !== undefined && most !== undefined && stream >= most)
        report(operandWord(instruction, 0), `the stream is ${stream}, and ${limit} is ${most}`)
    },
  },
  {
    rule: 'Vulkan-environment/several-streams-of-points',
    among: ['GeometryStreams'],
    judgeModule(module, report) {
      if (featureOf(module, `${properties}::transformFeedbackStreamsLinesTriangles`) !== false)
        return
      for (const entryPoint of module.all('OpEntryPoint')) {
        if ((modelOf(entryPoint) & geometry) === 0) continue
        if (modeOf(module, entryPoint, outputPoints) !== undefined) continue
        if ((streamsBelow(module).get(entryPoint.valueAt(1) ?? 0)?.size ?? 0) > 1)
          report(entryPoint.word, 'several streams are emitted to without OutputPoints')
      }
    },
  },
  decoration(
    'Vulkan-environment/stream-limit',
    'Stream',
    `${properties}::maxTransformFeedbackStreams`,
    (value, most) => value >= most,
  ),
  decoration(
    'Vulkan-environment/captured-stride-limit',
    'XfbStride',
    `${properties}::maxTransformFeedbackBufferDataStride`,
    (value, most) => value > most,
  ),
]
