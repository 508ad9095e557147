-- What is known of a dish beside energy and macros: amounts in the whole dish by nutrient, and the share of its weight for which each is
-- known, where that is not all of it. Null: nobody has said; {}: nothing is known.
alter table meals add column nutrients json, add column nutrient_coverage json;

-- Who is with child or nurses has other reference values, and no proposals to lose weight. Null: never said.
alter table users add column pregnancy text;
