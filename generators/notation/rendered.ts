import Handlebars from 'handlebars'
import { MakerError } from '../maker-error.ts'
import { handlebarsFault } from './handlebars-fault.ts'
import { PlacedMakerError, placeOf, type RenderedSource, type SourceBlock } from './source-place.ts'

/** The source of a file of the notation. */
export interface NotationFile extends RenderedSource {
  /** Texts that it may take in as `{{> name}}`, by name. */
  readonly partials: Readonly<Record<string, RenderedSource>>
}

/** The last argument that Handlebars passes to a helper; lines count from 1 and columns from 0. */
export interface HelperOptions extends Handlebars.HelperOptions {
  readonly loc: {
    readonly start: { readonly line: number; readonly column: number }
    readonly end: { readonly line: number }
  }
}

/** The part of the author's text that a helper was called for. */
export type BlockOf = (options: HelperOptions) => SourceBlock

/** The arguments that Handlebars passes to the decorator of `{{#*inline "name"}}`. */
interface Inline {
  readonly args: readonly unknown[]
  readonly fn: Handlebars.TemplateDelegate
}

/** Helpers of Handlebars that a file may use. */
export const builtInHelpers = ['each', 'if', 'unless', 'with', 'lookup'] as const

/** `file:line` of `{{#*inline "name"}}`. */
function inlinePlace({ file, source }: RenderedSource, name: string): string {
  const index = source.split('\n').findIndex((line) => line.includes(`inline "${name}"`))
  return `${file}:${index + 1}`
}

/**
 * Renders a file of the notation: helpers take the texts of its blocks, and the text outside of them is returned.
 *
 * @param helpersFor makes the helpers.
 * @param values names that the file may use from the start.
 * @throws {MakerError} at the file, line and column of the fault.
 */
export function renderedRest(
  notationFile: NotationFile,
  helpersFor: (blockOf: BlockOf) => Readonly<Record<string, Handlebars.HelperDelegate>>,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const handlebars = Handlebars.create()
  /** The files that are being rendered, the innermost last. */
  const rendering: RenderedSource[] = []
  const blockOf: BlockOf = ({ loc }) => ({
    ...(rendering.at(-1) ?? notationFile),
    line: loc.start.line,
    column: loc.start.column + 1,
    end: loc.end.line + 1,
  })
  const helpers = helpersFor(blockOf)
  const names = [...Object.keys(helpers), ...builtInHelpers]
  const options = {
    noEscape: true,
    strict: true,
    preventIndent: true,
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(names.map((name) => [name, true])),
  }
  /** The template, whose mistakes are reported in the file that it was written in. */
  const located =
    (text: RenderedSource, template: Handlebars.TemplateDelegate): Handlebars.TemplateDelegate =>
    (view, runtime) => {
      rendering.push(text)
      try {
        return template(view, runtime)
      } catch (error) {
        throw handlebarsFault(text, error, names)
      } finally {
        rendering.pop()
      }
    }
  const compiled = (text: RenderedSource): Handlebars.TemplateDelegate =>
    located(text, handlebars.compile(text.source, options))
  // As pieces and tables, a text that a taken-in file defines is there for what follows, not within that file alone.
  const definedIn = new Map<string, RenderedSource>()
  const keep = (program: unknown, _: unknown, __: unknown, { args, fn }: Inline) => {
    const name = String(args[0])
    const text = rendering.at(-1) ?? notationFile
    const other = definedIn.get(name) ?? text
    if (other !== text)
      throw new MakerError(
        'faulty-pair',
        `${inlinePlace(text, name)}: '${name}' is defined at ${inlinePlace(other, name)} as well`,
      )
    definedIn.set(name, text)
    handlebars.registerPartial(name, located(text, fn))
    return program
  }
  handlebars.registerDecorator('inline', keep)
  for (const [name, helper] of Object.entries(helpers)) handlebars.registerHelper(name, helper)
  const each = handlebars.helpers['each']
  handlebars.registerHelper('each', function (this: unknown, list: unknown, settings) {
    if (list === undefined)
      throw new PlacedMakerError(
        'faulty-pair',
        `${placeOf(blockOf(settings))}: {{#each}} of a name that is no table, column or list here: within another loop, '../' leads to the tables of the file`,
      )
    return each?.call(this, list, settings)
  })
  for (const [name, partial] of Object.entries(notationFile.partials))
    handlebars.registerPartial(name, compiled(partial))
  return compiled(notationFile)({ ...values }).trim()
}
