import { rules } from '#spec/texts'
import { digest } from '../corpus/digest.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus } from '../corpus/read-corpus.ts'
import { problem } from '../problem.ts'
import type { OwnCase } from './own-cases.ts'

const ruleById = new Map(rules.map((rule) => [rule.id, rule]))

function filed(ownCase: OwnCase): FiledCase {
  const { id, rule, control, environments, limits, summary, file, words } = ownCase
  const { confidence = 'certain', phase = 'validate' } = ruleById.get(rule) ?? {}
  const isBroken = ownCase.expect === 'invalid'
  const isOpen = ownCase.isOpen || (isBroken && confidence === 'open')
  return {
    id,
    rule,
    expect: isOpen ? 'either' : ownCase.expect,
    phase: isBroken ? phase : 'validate',
    control: isBroken ? control : null,
    environments,
    ...(limits && { limits }),
    confidence: isOpen ? 'open' : confidence,
    summary,
    origin: { generator: file, choices: {} },
    sha256: digest(words),
    file: `${id}.spvasm`,
  }
}

/**
 * The judge's own cases as a corpus, in memory. Those that follow an older version of a text are left out, for tools
 * are asked what the newest versions say. The knowledge about tools is that of the corpus.
 */
export function ownCorpus(cases: readonly OwnCase[], corpus: Corpus): Corpus {
  const followed = cases.filter(({ revisions }) => revisions === undefined)
  const byId = new Map(followed.map((ownCase) => [ownCase.id, ownCase]))
  return {
    folder: corpus.folder,
    isOwn: true,
    manifest: { ...corpus.manifest, cases: followed.map(filed) },
    read: ({ id }) => {
      const found = byId.get(id)
      return found === undefined
        ? problem('missing-case', `${id}: is not among the judge's own cases`)
        : { text: found.assembly, words: found.words }
    },
  }
}
