-- The week of a plan: a list of {day, meals}, each dish a recipe's id and its servings. An older plan has none until its diet is
-- chosen again.
alter table plans add column days json not null default '[]';
