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
   * What follows the program's name: `{file}` is the module, `{env}` the environment, `{out}` where an output may go,
   * `{beside}` what {@link beside} gives, and `{options}` what the SPEC says behind the program, or {@link options}.
   */
  readonly takes: string
  /** Where the SPEC says none. */
  readonly options?: string
  /** What its messages mean, for who does not know something has not refused it. */
  readonly messages?: readonly MessageRow[]
  /** `module`: it writes one to `{out}`, which must be valid again. None where it is absent. */
  readonly output?: 'module'
  /** Whether an exit code is a refusal; 1 where absent. Any other is an error of the program. */
  readonly refuses?: (exitCode: number) => boolean
  /** What it has no use for, in words; it is not asked then. Takes any input. */
  readonly passes?: (module: Binary) => string | undefined
  /** The octets of another module that goes with it, as `{beside}`; why there is none, in words. Takes any input. */
  readonly beside?: (module: Binary, environment: Environment) => Uint8Array | string
  /** Another way to ask about some modules, in the form of {@link takes}. */
  readonly otherwise?: { readonly of: (module: Binary) => boolean; readonly takes: string }
  /** The program, where the row stands under another name: a translator has one for each language. */
  readonly program?: string
  /** The validator beside it that knows what it writes. */
  readonly companion?: string
  /**
   * Options that, by what the program's help says of them, leave nothing to do for themselves: put through the program
   * once more with the last of its options alone, where that is one of these, what it wrote comes back word for word.
   */
  readonly settling?: ReadonlySet<string>
  /** What its answer to `--help` lists that may stand in the place of {@link options}, in any number and order. */
  readonly lists?: ProgramListing['lists']
  /** What the program can be told to do beside what its help lists. */
  readonly unlisted?: NonNullable<ProgramListing['unlisted']>
  /** What `check` has it do, each by itself, where the SPEC does not say: the pipelines that its help documents. */
  readonly pipelines?: readonly string[]
  /** Options of which the help says that what comes of them need not be valid: it is not judged again. */
  readonly unpromised?: ReadonlySet<string>
  /** Its answer to `--version` holds none. */
  readonly statesNoVersion?: true
}
