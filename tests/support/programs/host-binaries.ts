import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { apache, findProgram, nginx } from "./programs.ts";
import { freePort, startServer } from "./start-program.ts";

export interface Host {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** Serves a built site with a real nginx by the lines of README.md, which are for the root of a domain. */
export async function startNginx(site: string, lines: string): Promise<Host> {
  const program = findProgram(nginx);
  const folder = await publicFolder(site, "/");
  const port = await freePort();
  const rules = lines
    .replace(/^server \{$/m, `$&\n  listen 127.0.0.1:${port};`)
    .replace(/^ {2}root .*;$/m, `  root ${folder}/site;`);
  await writeFile(join(folder, "site.conf"), rules);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await writeFile(
    join(folder, "main.conf"),
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
  include ${folder}/site.conf;
}
`,
  );
  return start(program, ["-c", join(folder, "main.conf")], port, folder);
}

/** A default Apache, as far as it affects the site. */
export const usualApache = {
  modules: [
    ...["mpm_event", "authz_core", "alias", "autoindex", "dir", "mime"],
    ...["headers", "filter", "deflate", "brotli", "rewrite"],
  ],
  allowOverride: "All",
  options: "Indexes FollowSymLinks",
};

/** Serves a built site with a real Apache and the site's `.htaccess`. */
export async function startApache(site: string, basePath: string, setup = usualApache): Promise<Host> {
  const { modules, allowOverride, options } = setup;
  const program = findProgram(apache);
  const folder = await publicFolder(site, basePath);
  const port = await freePort();
  await writeFile(
    join(folder, "httpd.conf"),
    `ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog "|/bin/cat >&2"
LogLevel error
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
${isRoot ? "User nobody\nGroup nogroup" : ""}
<IfModule mod_mime.c>
  TypesConfig /etc/mime.types
</IfModule>
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride ${allowOverride}
  Options ${options}
  Require all granted
</Directory>
`,
  );
  return start(program, ["-X", "-f", join(folder, "httpd.conf")], port, folder);
}

const isRoot = process.getuid?.() === 0;

/** Copies a site into a folder that the account of a server can read. */
async function publicFolder(site: string, basePath: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  const target = join(folder, "site", basePath);
  await cp(site, target, { recursive: true });
  for (const own of [folder, target]) await chmod(own, 0o755);
  return folder;
}

async function start(program: string, args: string[], port: number, folder: string): Promise<Host> {
  const origin = `http://127.0.0.1:${port}`;
  const server = await startServer(program, args, origin);
  return {
    origin,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
