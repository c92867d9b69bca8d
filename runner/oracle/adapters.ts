import { commandAssembler } from './command-assembler.ts'
import { commandConsumer } from './command-consumer.ts'
import { commandDisassembler } from './command-disassembler.ts'
import { commandOracle } from './command-oracle.ts'
import { consumerAdapter } from './consumer-adapter.ts'
import { consumerRows } from './consumer-rows.ts'
import { listedDisassemblerOptions } from './disassembler-options.ts'
import type { ProgramListing } from './listed-by.ts'
import type { Oracle, Tool, Variants } from './oracle.ts'
import type { ToolSetup } from './setup.ts'
import { validatorMessages } from './spirv-tools-messages.ts'
import { listedValidatorOptions } from './validator-options.ts'

/** How a program of that name is asked. */
export interface Adapter {
  /** The program that is started; that of the name if absent. */
  readonly program?: string
  /** @param options the words of the SPEC after the program. */
  readonly shape: (options: readonly string[]) => string
  readonly open: (
    setup: ToolSetup,
    companion: Oracle | undefined,
    options: readonly string[],
    passes?: Variants,
  ) => Tool
  /** It takes the words of the SPEC after the program. */
  readonly takesOptions: boolean
  /** The validator beside it that knows what it writes. */
  readonly companion?: string
  /** The options that its answer to `--help` lists. */
  readonly lists?: ProgramListing['lists']
  /** Options that go with each of those. */
  readonly always?: readonly string[]
  /** Whether each of those may be given once at most. */
  readonly once?: true
  /** Options that its help does not list. */
  readonly unlisted?: NonNullable<ProgramListing['unlisted']>
  /** The same as in {@link ConsumerRow}. */
  readonly pipelines?: readonly string[]
  /** Its answer to `--version` holds none. */
  readonly statesNoVersion?: true
}

/** Adapters of programs whose answer is not merely that they took a module. */
const judges: Readonly<Record<string, Adapter>> = {
  'spirv-val': {
    shape: (options) => [...options, '--target-env {env} {file}'].join(' '),
    open: (setup, _companion, _options, variants) =>
      commandOracle(
        setup,
        {
          arguments: (file, environment, options) => [
            ...options,
            '--target-env',
            environment,
            file,
          ],
          messages: validatorMessages,
          refuses: (exitCode) => exitCode === 1,
        },
        variants,
      ),
    takesOptions: false,
    lists: listedValidatorOptions,
  },
  'spirv-dis': {
    shape: (options) =>
      `${options.length === 0 ? '--raw-id' : options.join(' ')} --no-color {file}`,
    open: (setup, _companion, _options, variants) => commandDisassembler(setup, variants),
    takesOptions: false,
    lists: listedDisassemblerOptions,
  },
  'spirv-as': {
    shape: () => '--preserve-numeric-ids --target-env {env} -o {out} {file}',
    open: commandAssembler,
    takesOptions: false,
  },
}

const consumers = Object.entries(consumerRows).map(([name, row]): readonly [string, Adapter] => {
  const { program, companion, lists, always, once, unlisted, pipelines, statesNoVersion } = row
  return [
    name,
    {
      shape: (options) => consumerAdapter(row, options).shape(),
      open: (setup, judge, options, passes) =>
        commandConsumer(setup, consumerAdapter(row, options), judge, passes),
      takesOptions: row.takes.includes('{options}'),
      ...(program === undefined ? {} : { program }),
      ...(companion === undefined ? {} : { companion }),
      ...(lists === undefined ? {} : { lists }),
      ...(always === undefined ? {} : { always }),
      ...(once === undefined ? {} : { once }),
      ...(unlisted === undefined ? {} : { unlisted }),
      ...(pipelines === undefined ? {} : { pipelines }),
      ...(statesNoVersion === undefined ? {} : { statesNoVersion }),
    },
  ]
})

/** The programs that we know how to ask, by name. */
export const adapters: ReadonlyMap<string, Adapter> = new Map([
  ...Object.entries(judges),
  ...consumers,
])

/** The adapter for a program; Debian puts a version after the names of some: `llvm-spirv-21`. */
export function adapterOf(tool: string): Adapter | undefined {
  return adapters.get(tool) ?? adapters.get(tool.replace(/-\d+(\.\d+)*$/, ''))
}
