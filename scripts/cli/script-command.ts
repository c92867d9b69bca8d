import { Command } from 'commander'
import { exitCode } from './exit-code.ts'
import { endWithReader } from './output/end-with-reader.ts'
import { guardOutput } from './output/guard-output.ts'

/**
 * The command line of a script that `npm run` starts, without its arguments and options. Nothing may be done before it is parsed:
 * with `--help`, or what the script does not know, the process ends there. It also ends when its reader does.
 */
export function scriptCommand(name: string, description: string): Command {
  guardOutput()
  endWithReader()
  return new Command(`npm run -s ${name} --`)
    .description(description)
    .showHelpAfterError(`hint: npm run -s ${name} -- --help`)
    .exitOverride((end) => process.exit(end.exitCode === 0 ? exitCode.fine : exitCode.badUsage))
}
