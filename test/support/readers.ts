import { readInstalled } from '#runner/tools/installed'
import { installedName } from '#runner/tools/installed-command'
import { toolDirectory } from '#runner/tools/tool-directory'
import { driversRequired } from './drivers-required.ts'

const installed = readInstalled(toolDirectory())

/** Whether tests with a reader of the suite `testing` run (`mlir-translate`, say): where it is required and missing, they fail. */
export const readerAsked = (program: string): boolean =>
  driversRequired || installedName(installed, 'testing', program) !== undefined
