import { type Command, Option } from 'commander'

/** Options of commands that work on a farm. */
export interface FarmFlags {
  readonly farm?: string
  readonly blobs: string
}

/** Folder of the blobs where nobody names one. */
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

/** Tells each complaint once: a server that is away is complained of by all connections, again and again. */
export function onceEach(say: (what: string) => void): (what: string) => void {
  const said = new Set<string>()
  return (what) => {
    if (said.has(what)) return
    said.add(what)
    say(what)
  }
}
