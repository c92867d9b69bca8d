import { texts } from '#spec/texts'
import { versionNamed } from '#spec/versions'
import { casesAt } from './cases-at.ts'
import type { Corpus } from './read-corpus.ts'

/**
 * A corpus with what versions of texts expect of each case, given by their dates; all other texts are followed as the
 * corpus follows them.
 */
export function corpusAt(corpus: Corpus, revisions: Readonly<Record<string, string>>): Corpus {
  const dates = new Map(Object.entries(revisions))
  if (dates.size === 0) return corpus
  const { manifest } = corpus
  return {
    ...corpus,
    manifest: {
      ...manifest,
      texts: manifest.texts.map((text) => {
        const known = texts.find(({ name }) => name === text.name)
        const version = known && versionNamed(known, dates.get(text.name) ?? '')
        return version === undefined
          ? text
          : { ...text, revision: version.revision, version: version.date }
      }),
      cases: [...casesAt(manifest.cases, revisions)],
    },
  }
}
