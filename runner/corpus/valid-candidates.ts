import type { ChosenModule } from '#generators/drive/make'
import type { Generator } from '#generators/maker'
import { MakerError } from '#generators/maker-error'
import { encode } from '#generators/words/encode'
import { environmentOfVersion } from '#generators/words/versions'
import type { Rule } from '#spec/rule'
import { blaming } from './blaming.ts'
import type { ValidCandidate } from './candidate.ts'
import { noRule } from './no-rule.ts'
import type { Features } from './select.ts'

/** Goes through a generator's choices. */
export type Walk = (generator: Generator) => readonly ChosenModule[]

/** Choices as features: each answer, and each pair of answers. */
function features(generator: string, choices: Readonly<Record<string, string>>): Features {
  const answers = Object.entries(choices).map(([label, value]) => `${generator} ${label}=${value}`)
  return {
    first: [generator, ...answers],
    second: answers.flatMap((answer, index) =>
      answers.slice(index + 1).map((other) => `${answer} ${other}`),
    ),
  }
}

/**
 * Every module of a generator that the walk reaches.
 *
 * @throws when the generator's rule is not in the catalogue.
 */
export function validCandidates(
  text: string,
  generator: Generator,
  walk: Walk,
  ruleById: (id: string) => Rule | undefined,
): readonly ValidCandidate[] {
  const who = `generator ${text}/${generator.name}`
  const rule = ruleById(`${text}/${generator.rule}`)
  if (rule === undefined) throw noRule(who, text, generator.rule)
  const applies = [generator.rule, ...(generator.alsoApplies ?? [])]
  const unknown = applies.find((slug) => ruleById(`${text}/${slug}`) === undefined)
  if (unknown !== undefined) throw noRule(who, text, unknown)
  const ruleFor = (choices: Readonly<Record<string, string>>): Rule => {
    const slug = generator.ruleFor?.(choices)
    if (slug === undefined) return rule
    const other = applies.includes(slug) ? ruleById(`${text}/${slug}`) : undefined
    if (other === undefined)
      throw new MakerError('faulty-pair', `${who}: ${slug} is not among the rules that apply`)
    return other
  }
  return blaming(who, () => walk(generator)).map(({ choices, module }) => ({
    rule: ruleFor(choices),
    origin: { generator: generator.name, choices },
    environments: generator.environments?.(choices) ?? [environmentOfVersion(module.version)],
    ...(generator.limits && { limits: generator.limits }),
    summary: generator.summary,
    control: null,
    module,
    applies,
    words: () => encode(module),
    features: () => features(generator.name, choices),
  }))
}
