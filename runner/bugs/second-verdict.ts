import type { Verdict } from '#spec/verdict'

/** The verdict of the newest validator on the module of a kit that another tool was given. */
export interface SecondVerdict {
  /** `spirv-val 2026.4`. */
  readonly name: string
  readonly verdict: Verdict
  /** The recorded error of that validator which explains a refusal, in a sentence. */
  readonly known?: string
}

/** A report's sentence about it; empty if no validator was asked, or for a module that is not valid. */
export function secondSentence(second: SecondVerdict | undefined): string {
  if (second === undefined) return ''
  const { name, verdict, known } = second
  switch (verdict.kind) {
    case 'valid':
      return `${name} accepts it.`
    case 'invalid': {
      const why =
        known === undefined
          ? 'By the text above the module is valid; the tool is not asked to validate it, so that this makes no difference here.'
          : `That is an error of the validator (${known.replace(/\.$/, '')}), and makes no difference here: the tool does not validate the module.`
      return `${name} does not accept it: \`${verdict.message}\` ${why}`
    }
    case 'unsupported':
      return `${name} does not know what it uses: \`${verdict.why}\``
    default:
      return `${name} gives no answer about it, which makes no difference here: the tool does not validate the module.`
  }
}
