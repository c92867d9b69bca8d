import { type AssembleOptions, assemble } from '#generators/assembly/assemble'
import { isProblem } from '#runner/is-problem'
import { environments } from '#spec/environments'
import { judgedTexts } from '#spec/judged'
import type { RuleId } from '#spec/rule'
import { decodedData } from './decoded-data.ts'
import { judge } from './judge.ts'
import { type ListingOptions, listing } from './listing.ts'
import { soundModuleOf } from './module-of.ts'
import { ruleWords } from './rule-words.ts'
import { readSource, type Source } from './source.ts'

/** The environments, and the texts with their versions: what the options of a judgement can name. */
function names() {
  return {
    environments: environments.map(({ name, client, version }) => ({ name, client, version })),
    texts: judgedTexts.map(({ name, versions }) => ({ name, versions: [...versions] })),
  }
}

/** What can be asked of the judge from another thread: plain data in, plain data out. Loaded first. */
export const judgeAnswers = {
  assemble: (text: string, options?: AssembleOptions) => assemble(text, options),
  decode: (source: Source) => {
    const found = soundModuleOf(source)
    return isProblem(found) ? found : decodedData(found.module)
  },
  disassemble: (source: Source, options?: ListingOptions) => {
    const found = soundModuleOf(source)
    return isProblem(found) ? found : listing(found.module, options)
  },
  judge,
  /** The form of a source, and the octets or words of one that is not assembly. */
  read: (source: Source) => readSource(source),
  rule: (id: string) => ruleWords(id as RuleId),
  names,
}

export type JudgeAnswers = typeof judgeAnswers
