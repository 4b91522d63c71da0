import { z } from 'zod';
import { type Endpoint, Problem } from './contract.js';

/** The OpenAPI 3.1 description of the API, made of the contracts that are served. */
export function openApi(contracts: readonly Endpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const contract of [...contracts].sort((a, b) => a.path.localeCompare(b.path))) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Swap Meet Classics',
      version: '1',
      description:
        'Marketplace for classic car parts and vehicles. Prices are dollars, distances miles, times ISO-8601 UTC.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(contract: Endpoint): object {
  const input = contract.upload
    ? {
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      }
    : hasFields(contract.body) && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(contract.body, 'input') } },
        },
      };
  return {
    summary: contract.summary,
    parameters: [...parameters(contract.params, 'path'), ...parameters(contract.query, 'query')],
    ...input,
    ...(contract.auth !== 'guest' && { security: [{ bearer: [] }], 'x-auth': contract.auth }),
    ...(contract.consistent.length > 0 && { 'x-consistent': contract.consistent }),
    ...(contract.requires && { 'x-requires': contract.requires }),
    ...(contract.recentAuth && { 'x-recent-auth': true }),
    ...(contract.appCheck && { 'x-app-check': contract.appCheck }),
    responses: {
      [contract.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(contract.response, 'output') } },
      },
      default: {
        description: `Refused: ${['INVALID_INPUT', ...contract.errors].join(', ')}`,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function hasFields(schema: z.ZodType): boolean {
  const { properties, anyOf, oneOf } = schemaOf(schema, 'input') as {
    properties?: object;
    anyOf?: object[];
    oneOf?: object[];
  };
  return Object.keys(properties ?? {}).length > 0 || anyOf !== undefined || oneOf !== undefined;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
