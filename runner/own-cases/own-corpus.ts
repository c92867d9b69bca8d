import { environmentByName } from '#spec/environments'
import { rules, texts } from '#spec/texts'
import { type CaseChoice, chooseOf } from '../check/choose-cases.ts'
import { concernedTexts } from '../corpus/concerned-texts.ts'
import { digest } from '../corpus/digest.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { referenceJudge } from '../corpus/reference-judge.ts'
import { revisedExpectations } from '../corpus/revised-expectations.ts'
import { limitsOf } from '../limits/limits-of.ts'
import { problem } from '../problem.ts'
import type { OwnCase } from './own-cases.ts'

/** What other versions of texts expect of a case; `undefined` if all of them expect the same. */
function revisionsOf({ words, environments, limits }: OwnCase, expect: FiledCase['expect']) {
  const concerned = concernedTexts(words, texts)
  const module = { words, expect, limits: limitsOf({ limits }) }
  const found = revisedExpectations(module, environments[0] ?? '', concerned, referenceJudge)
  return Object.keys(found).length === 0 ? undefined : found
}

/** An assembler writes the version of the environment; a module with another version in its header is one of words. */
function formOf({ version, environments }: OwnCase): 'spvasm' | 'spvhex' {
  return environmentByName(environments[0] ?? '')?.version === version ? 'spvasm' : 'spvhex'
}

const ruleById = new Map(rules.map((rule) => [rule.id, rule]))

function filed(ownCase: OwnCase, isAsked: boolean): FiledCase {
  const { id, rule, control, environments, limits, file } = ownCase
  const { confidence = 'certain', phase = 'validate' } = ruleById.get(rule) ?? {}
  const isBroken = ownCase.expect === 'invalid'
  const isOpen = ownCase.isOpen || (isBroken && confidence === 'open')
  const expect = isOpen ? 'either' : ownCase.expect
  const revisions = isAsked ? revisionsOf(ownCase, expect) : undefined
  return {
    id,
    rule,
    expect,
    ...(revisions && { revisions }),
    phase: isBroken ? phase : 'validate',
    control: isBroken ? control : null,
    environments,
    ...(limits && { limits }),
    confidence: isOpen ? 'open' : confidence,
    get summary() {
      return ownCase.summary
    },
    origin: { generator: file, choices: {} },
    get sha256() {
      return digest(ownCase.words)
    },
    file: `${id}.${formOf(ownCase)}`,
  }
}

/**
 * The judge's own cases as a corpus, in memory. Those that follow an older version of a text are left out, for tools
 * are asked what the newest versions say. The knowledge about tools is that of the corpus.
 *
 * @param choice of the cases that will be asked about; the others do not say what other versions expect of them.
 */
export function ownCorpus(
  cases: readonly OwnCase[],
  corpus: Corpus,
  choice: CaseChoice = {},
): Corpus {
  const followed = cases.filter(({ revisions }) => revisions === undefined)
  const chosen = chooseOf(followed, choice)
  const asked = new Set(chosen.flatMap(({ id, control }) => [id, ...(control ? [control] : [])]))
  const byId = new Map(followed.map((ownCase) => [ownCase.id, ownCase]))
  return {
    folder: corpus.folder,
    isOwn: true,
    manifest: {
      ...corpus.manifest,
      cases: followed.map((ownCase) => filed(ownCase, asked.has(ownCase.id))),
    },
    read: ({ id }) => {
      const found = byId.get(id)
      return found === undefined
        ? problem('missing-case', `${id}: is not among the judge's own cases`)
        : { text: found.assembly, words: found.words }
    },
  }
}
