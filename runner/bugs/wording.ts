import type { RuleId } from '#spec/rule'
import { ruleById } from '#spec/texts'
import { blamed } from './blamed.ts'
import type { Kit } from './kit.ts'
import { ruleOfKit } from './place-of-kit.ts'

/** A fault that only our own decoder sees in an output, described without the id of its rule. */
const outputFault = /^the output is invalid for the reference: (\S+) /

const isDeath = (outcome: string): boolean => /^(crash|timeout|memory)/.test(outcome)

/** Kinds whose reports do not say that the tool is wrong. */
export function isNeutral({ cause: { kind } }: Kit): boolean {
  return kind !== 'bug'
}

/** The description of the module, which precedes what the tool does with it. */
export function expected(kit: Kit): string {
  const { finding, cause } = kit
  const { asked } = kit.shown
  const isInvalid = asked.judge.kind === 'invalid'
  if (cause.kind === 'open')
    return isInvalid
      ? `Whether this module is valid depends on how the text is read. By one reading it is not: ${blamed(asked)}.`
      : 'Whether a tool has to take this module depends on how the text is read.'
  if (cause.kind === 'unsupported')
    return 'The module is valid, and uses something that the tool does not support.'
  if (!isInvalid)
    return isDeath(finding.outcome) && finding.tools[0]?.name.includes('spirv-val')
      ? 'The module is valid; a validator has to answer about any module.'
      : 'The module is valid.'
  if (finding.outcome === 'false-reject')
    return `The module can be decoded and so printed, although it is invalid: ${blamed(asked)}.`
  if (isDeath(finding.outcome))
    return `The module is invalid: ${blamed(asked)}. A tool that takes any module has to say so, and to end well.`
  return `The module is invalid: ${blamed(asked)}.`
}

/** A sentence as part of another one. */
function inSentence(words: string): string {
  const isName = /^(?:Op[A-Z]|[A-Z]+\b|[A-Z]\w*[A-Z])/.test(words)
  const first = isName ? words.slice(0, 1) : words.slice(0, 1).toLowerCase()
  return `${first}${words.slice(1).replace(/\.$/, '')};`
}

/** Our name of a buffer, in the words of Vulkan. */
function inBuffers(message: string): string {
  return message
    .replaceAll(
      /\bbuffer (\d+),(\d+), byte (\d+)/g,
      'the buffer of set $1, binding $2 holds at byte $3',
    )
    .replace(/: expected (\S+), got /, ' the word $1 by the text, and ')
}

/** The behaviour of a tool, without details that mean something on one machine only. */
function told(message: string): string {
  const id = outputFault.exec(message)?.[1]
  const asks = id === undefined ? undefined : ruleById(id as RuleId)?.summary
  return message
    .replace(/^died: (none )?/, '')
    .replaceAll(/\b[\w.-]+\+x[0-9a-f]+, /g, '')
    .replaceAll(/\b(?:at |in )?wasm-function-\d+(?:, )?/g, '')
    .replace(outputFault, asks === undefined ? '' : `it breaks the rule that ${inSentence(asks)} `)
}

/** The behaviour of the tool. */
export function answered({ finding: { outcome, said: message } }: Kit): string {
  if (outcome === 'false-accept') return 'The tool accepts it.'
  if (outcome === 'false-reject') return `The tool refuses it: \`${message}\``
  if (outcome === 'wrong-result')
    return `What the tool makes of it computes something else: ${inBuffers(message)} after the tool.`
  if (outcome === 'wrong-description')
    return `The tool writes debug information that describes another value: ${message}.`
  if (/^(wrong|not-idempotent)/.test(outcome))
    return `The tool writes wrong output: ${told(message)}.`
  // It ended by itself, after an exception or an assertion that it caught.
  if (/^died: none\b/.test(message)) return `The tool ends with an error: ${told(message)}`
  return `The tool gives no answer: ${told(message)}`
}

/** Our reading of the requirement: what it says of the module, and how it follows from the text. */
export function reading(kit: Kit): readonly string[] {
  const { cause, shown } = kit
  const { asked } = shown
  const broken = ruleOfKit(kit)
  const rule = broken === undefined ? undefined : ruleById(broken)
  const isBlamed = asked.judge.kind === 'invalid' && kit.finding.outcome === 'false-accept'
  // The fault of an invalid module is described before its listing and in it.
  const here = isBlamed ? [] : [cause.summary]
  const notes = (rule?.notes ?? '').replaceAll(/\bNOTES\.md\b/g, "the suite's notes")
  if (cause.kind === 'open' || rule?.confidence === 'open')
    return [
      ...here,
      'The text can be read in two ways; this is one of them.',
      ...(notes === '' ? [] : [notes]),
    ]
  if (!isBlamed || rule?.confidence !== 'derived') return here
  const how =
    'No single sentence says so: it follows from the section together with the core specification.'
  return [...here, `${how} ${notes}`.trim()]
}
