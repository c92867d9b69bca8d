import { readInstalled } from '#runner/tools/installed'
import { installedName } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import { driversRequired } from './drivers-required.ts'

const installed = readInstalled(toolDirectory())

/** Those that are installed before the tests where drivers are required; others are large, and asked where they are there. */
const required: readonly string[] = ['llvm-spirv', 'mlir-translate']

/** Whether tests with a reader of the suite `testing` run (`mlir-translate`, say): where it is required and missing, they fail. */
export const readerAsked = (program: string): boolean =>
  (driversRequired && required.includes(program)) ||
  installedName(installed, 'testing', program) !== undefined
