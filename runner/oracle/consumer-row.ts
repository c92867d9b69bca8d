import type { Environment } from '#spec/environments'
import type { ProgramListing } from './listed-by.ts'
import type { MessageRow } from './message-row.ts'
import type { Binary } from './oracle.ts'

/**
 * A program that takes modules which it may assume to be valid, as a row of a table. It is given the valid cases only,
 * where it must not refuse, die or hang; a module that it makes of one must be valid again.
 */
export interface ConsumerRow {
  /**
   * The words after the program's name: `{file}` is the module, `{env}` the environment, `{out}` the place of an
   * output, `{beside}` the module of {@link beside}, and `{options}` the words of the SPEC after the program, or {@link
   * options}.
   */
  readonly takes: string
  /** The default if the SPEC names none. */
  readonly options?: string
  /** The meaning of its messages, since a tool that does not know something has not refused it. */
  readonly messages?: readonly MessageRow[]
  /** `module`: it writes one to `{out}`, which must be valid again. None where it is absent. */
  readonly output?: 'module'
  /** The module that it writes need not compute what the given one does: it makes a smaller one, whatever that does. */
  readonly changesResults?: true
  /** Whether an exit code is a refusal; 1 if absent. Any other is an error of the program. */
  readonly refuses?: (exitCode: number) => boolean
  /** The reason why it has no use for a module, in words; it is not asked about it then. Takes any input. */
  readonly passes?: (module: Binary) => string | undefined
  /** The octets of another module that goes with it, as `{beside}`; in words, why there is none. Takes any input. */
  readonly beside?: (module: Binary, environment: Environment) => Uint8Array | string
  /** Another way to ask about some modules, in the form of {@link takes}. */
  readonly otherwise?: { readonly of: (module: Binary) => boolean; readonly takes: string }
  /** The program, if the row has another name: a translator has a row for each language. */
  readonly program?: string
  /** The validator beside it that knows what it writes. */
  readonly companion?: string
  /**
   * Options after which, according to the program's help, the same options have nothing left to do: if the last option
   * is one of these, its output comes back word for word when the program runs again with that option alone.
   */
  readonly settling?: ReadonlySet<string>
  /** Options in its answer to `--help` that may replace {@link options}, in any number and order. */
  readonly lists?: ProgramListing['lists']
  /** Options without which those of {@link lists} are never given. */
  readonly always?: readonly string[]
  /** Whether each of {@link lists} may be given once at most. */
  readonly once?: true
  /** Options that the program's help does not list. */
  readonly unlisted?: NonNullable<ProgramListing['unlisted']>
  /**
   * The options with which `check` runs it, each by itself, if the SPEC names none: the pipelines that its help
   * documents.
   */
  readonly pipelines?: readonly string[]
  /** Options whose output, according to the help, need not be valid: it is not judged again. */
  readonly unpromised?: ReadonlySet<string>
  /** Its answer to `--version` holds none. */
  readonly statesNoVersion?: true
}
