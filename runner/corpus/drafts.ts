import { isDeepStrictEqual } from 'node:util'
import type { RuleId } from '#spec/rule'
import type { Candidate } from './candidate.ts'
import { digest } from './digest.ts'
import type { MakerDisagreement } from './disagreement.ts'
import type { CaseDraft } from './draft.ts'

/** All drafts of a corpus: no two have the same words. */
export interface Drafts {
  /**
   * The draft of a candidate: a new one, or the existing one with the same words, which then applies in the candidate's
   * environments too. `undefined` if another claim exists about those words.
   */
  readonly add: (candidate: Candidate) => CaseDraft | undefined
  readonly has: (candidate: Candidate) => boolean
  readonly all: () => readonly CaseDraft[]
  /** Claims of the maker that contradict each other. */
  readonly contradictions: () => readonly MakerDisagreement[]
}

function expectation({ rule, control }: Candidate): CaseDraft['expect'] {
  return rule.confidence === 'open' ? 'either' : control === null ? 'valid' : 'invalid'
}

function applying(candidate: Candidate): readonly RuleId[] {
  const { applies = [], rule } = candidate
  return applies.map((slug): RuleId => `${rule.text}/${slug}`)
}

function claim({ rule, control, limits, summary }: Candidate): string {
  const device = limits === undefined ? '' : ` for ${JSON.stringify(limits)}`
  return `${control === null ? 'valid' : 'breaks'} ${rule.id}${device}: ${summary}`
}

/** No drafts yet. */
export function drafts(): Drafts {
  const byDigest = new Map<string, CaseDraft>()
  const byCandidate = new Map<Candidate, CaseDraft>()
  const contradictions: MakerDisagreement[] = []

  function contradict(candidate: Candidate, words: CaseDraft['words'], other: CaseDraft): void {
    contradictions.push({
      kind: 'same-words',
      rule: candidate.rule.id,
      expect: expectation(candidate),
      environment: candidate.environments[0] ?? '',
      origin: candidate.origin,
      maker: claim(candidate),
      judge: claim(other.candidate),
      words,
    })
  }

  function add(candidate: Candidate): CaseDraft | undefined {
    const before = byCandidate.get(candidate)
    if (before !== undefined) return before
    const control = candidate.control === null ? null : add(candidate.control)
    if (control === undefined) return undefined
    const words = candidate.words()
    const sha256 = digest(words)
    const twin = byDigest.get(sha256)
    if (twin === undefined) {
      const { environments } = candidate
      const draft: CaseDraft = {
        candidate,
        expect: expectation(candidate),
        words,
        sha256,
        control,
        environments,
        applies: applying(candidate),
      }
      byDigest.set(sha256, draft)
      byCandidate.set(candidate, draft)
      return draft
    }
    if (!isDeepStrictEqual(candidate.limits, twin.candidate.limits)) {
      contradict(candidate, words, twin)
      return undefined
    }
    if (candidate.control === null && twin.control === null) {
      twin.environments = [...new Set([...twin.environments, ...candidate.environments])]
      twin.applies = [...new Set([...twin.applies, ...applying(candidate)])]
      byCandidate.set(candidate, twin)
      return twin
    }
    const sameFault =
      candidate.control !== null &&
      twin.control !== null &&
      twin.candidate.rule.id === candidate.rule.id
    if (sameFault) return twin
    contradict(candidate, words, twin)
    return undefined
  }

  return {
    add,
    has: (candidate) => byCandidate.has(candidate),
    all: () => [...byDigest.values()],
    contradictions: () => contradictions,
  }
}
