import type { LaunchOptions } from 'playwright'

/** What `chromium.launch` needs on this machine; finds, unpacks or fetches a browser, or throws a clear sentence. */
export function browserLaunchOptions(): Promise<LaunchOptions>
