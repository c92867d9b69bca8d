import { message } from '../oracle/message.ts'
import type { MessageRow } from '../oracle/message-row.ts'
import type { Output } from '../oracle/oracle.ts'
import { spirvToolsMessages, validatorMessages } from '../oracle/spirv-tools-messages.ts'
import { faultOf } from './fault-of.ts'
import { replyStatus } from './frames.ts'
import type { HarnessAnswer } from './harness-client.ts'

/** How to read the answers of one harness. */
export interface HarnessReading {
  /** The tool that it is a harness of. */
  readonly tool: string
  readonly timeoutMs: number
}

const none: readonly MessageRow[] = []

function refusal(message: string, tool: string): Output<never> {
  const rows =
    tool === 'spirv-val' ? validatorMessages : /^spirv-/.test(tool) ? spirvToolsMessages : none
  const means =
    message === '' ? undefined : rows.find(({ pattern }) => pattern.test(message))?.means
  if (means === 'unsupported') return { kind: 'unsupported', why: message }
  if (means === 'error') return { kind: 'error', why: message }
  return { kind: 'invalid', phase: 'validate', blames: [], message: message }
}

/** The output of a harness for an input, or how it failed; an accepting validator's output is empty. */
export function outputOf(
  answer: HarnessAnswer,
  { tool, timeoutMs }: HarnessReading,
): Output<Uint8Array> {
  switch (answer.kind) {
    case 'not-asked':
      return { kind: 'error', why: answer.why }
    case 'timeout':
      return { kind: 'timeout', ms: timeoutMs }
    case 'died':
      return { kind: 'crash', ...faultOf(answer.end) }
    case 'reply': {
      const { status, bytes } = answer.reply
      if (status === replyStatus.accepted) return { kind: 'output', value: bytes }
      const text = message(Buffer.from(bytes).toString('utf8'), '\0')
      if (status === replyStatus.refused) return refusal(text, tool)
      if (status === replyStatus.unsupported) return { kind: 'unsupported', why: text }
      return {
        kind: 'error',
        why: status === replyStatus.notAsked ? text : `status ${status} is no answer`,
      }
    }
  }
}
