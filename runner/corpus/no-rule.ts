import { MakerError } from '#generators/maker-error'
import { nearest } from '#spec/nearest'
import { texts } from '#spec/texts'

/** The error for a maker that names a rule which its text does not have, with the rules that it could have meant. */
export function noRule(maker: string, text: string, slug: string): MakerError {
  const rules = texts.find(({ name }) => name === text)?.rules ?? []
  const meant = nearest(
    slug,
    rules.map((rule) => rule.slug),
  )
  const hint = meant.length === 0 ? '' : `; did you mean ${meant.join(' or ')}?`
  return new MakerError('faulty-pair', `${maker}: ${text} has no rule ${slug}${hint}`, slug)
}
