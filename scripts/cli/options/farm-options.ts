import { type Command, Option } from 'commander'
import { note } from '../note.ts'

/** Options of commands that work on a farm. */
export interface FarmFlags {
  readonly farm?: string
  readonly blobs: string
}

/** Folder of the blobs by default. */
const usualBlobs = 'out/farm'

/** Adds `--farm` and `--blobs`. Both may come from the environment, where no list of processes shows the password. */
export function withFarmOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--farm <url>', 'Redis or Valkey of a farm, redis://... or rediss://...').env(
        'SPIRV_CTS_FARM',
      ),
    )
    .addOption(
      new Option(
        '--blobs <place>',
        'folder that all machines of the farm share, or s3://bucket/prefix',
      )
        .env('SPIRV_CTS_BLOBS')
        .default(usualBlobs),
    )
}

/**
 * The flags without a farm that only the environment names, which a note on standard error says: it is a default for work that
 * a farm can do. One that the command line names stays.
 *
 * @param why the work cannot be done on a farm: "modules of your own are"; nothing is left out when absent.
 */
export function withoutUsualFarm<Flags extends FarmFlags>(
  { farm, ...flags }: Flags,
  command: Command,
  why: string | undefined,
): Omit<Flags, 'farm'> & { readonly farm?: string } {
  if (farm === undefined) return flags
  if (why === undefined || command.getOptionValueSource('farm') !== 'env') return { ...flags, farm }
  note(`SPIRV_CTS_FARM is ignored: ${why} checked on this machine`)
  return flags
}

/** Tells each complaint once: a server that is away is complained of by all connections, again and again. */
export function onceEach(say: (what: string) => void): (what: string) => void {
  const reported = new Set<string>()
  return (what) => {
    if (reported.has(what)) return
    reported.add(what)
    say(what)
  }
}
