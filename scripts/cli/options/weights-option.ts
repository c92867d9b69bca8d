import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { usualWeights } from '#runner/fuzz/make/usual-weights'
import { type Weights, weightsSchema } from '#runner/fuzz/make/weights'
import { isProblem } from '#runner/is-problem'
import { type Problem, problem } from '#runner/problem'
import { environmentByName } from '#spec/environments'
import { texts } from '#spec/texts'

const { shape } = weightsSchema
/** The weights in a file: those that differ from the usual ones. */
const fileSchema = z.strictObject({
  ...weightsSchema.partial().shape,
  sources: shape.sources.partial().optional(),
  changes: shape.changes.partial().optional(),
})

type ChangedWeights = z.infer<typeof fileSchema>

function ofText(value: string): ChangedWeights | Problem {
  const [name = '', number = ''] = value.split('=')
  const weight = Number(number)
  if (!texts.some((text) => text.name === name))
    return problem('bad-weights', `--weights ${value}: there is no text ${name}`)
  if (number === '' || !(weight >= 0 && Number.isFinite(weight)))
    return problem('bad-weights', `--weights ${value}: '${number}' is not a number from 0 on`)
  return { texts: { [name]: weight } }
}

function ofFile(file: string): ChangedWeights | Problem {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    return problem('bad-weights', `--weights ${file}: ${why}`)
  }
}

function withDefined<T extends object>(usual: T, more: object | undefined): T {
  const defined = Object.entries(more ?? {}).filter(([, value]) => value !== undefined)
  return { ...usual, ...Object.fromEntries(defined) }
}

/**
 * The usual weights, changed by the values: `<text>=<number>`, or a JSON file with a part of the table. A later value
 * overrides an earlier one. `environment` is the only one of clients to ask about changed modules in.
 */
export function weightsOf(values: readonly string[], environment?: string): Weights | Problem {
  let weights: Weights =
    environment === undefined || environmentByName(environment)?.client === 'universal'
      ? usualWeights
      : { ...usualWeights, clientEnvironments: [environment] }
  for (const value of values) {
    const more = value.includes('=') ? ofText(value) : ofFile(value)
    if (isProblem(more)) return more
    weights = {
      ...withDefined(weights, more),
      sources: withDefined(weights.sources, more.sources),
      texts: withDefined(weights.texts, more.texts),
      generic: withDefined(weights.generic, more.generic),
      changes: withDefined(weights.changes, more.changes),
    }
  }
  return weights
}
